/** Whether the page has shown another screen before this one, to which the browser can go back. */
let hasMoved = false;
addEventListener('hashchange', () => {
  hasMoved = true;
});

/** Follows a way back; by the browser's own where there is one, so that it leads where one came from. */
export function goBack(event: MouseEvent): void {
  if (!hasMoved) return;
  event.preventDefault();
  history.back();
}
