/** Whether the page has shown another screen that the browser can go back to. */
let hasMoved = false;
addEventListener('hashchange', () => {
  hasMoved = true;
});

/** Goes back by the browser's history if possible, to the screen people came from. */
export function goBack(event: MouseEvent): void {
  if (!hasMoved) return;
  event.preventDefault();
  history.back();
}
