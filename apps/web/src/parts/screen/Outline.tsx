/** The outline from index.html, shown again while a screen loads. */
export function Outline() {
  return (
    <div class="list outline" aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
}
