/** What stands in index.html before the page runs, once more while a screen is on its way. */
export function Outline() {
  return (
    <div class="outline" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
