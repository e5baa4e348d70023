import { isInside, moveTo } from '../screen/place.ts';

/** Close functions of the open sheets, the latest last. */
const open: (() => void)[] = [];

/** Whether the page is going back from the sheets' history entry. */
let isLeaving = false;

/** Makes the back button close a sheet instead of leaving its screen, until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  enter();
  return () => {
    open.splice(open.indexOf(close), 1);
    // Another sheet may open at once.
    setTimeout(leave);
  };
}

/** Follows a link out of a sheet, leaving no history entry for the closed sheet. */
export function followOut(event: MouseEvent): void {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !isInside(link.href) || !isEntered() || ctrlKey || metaKey || shiftKey || altKey)
    return;
  event.preventDefault();
  moveTo(link.href, 'replace');
}

addEventListener('popstate', () => {
  if (isLeaving) {
    isLeaving = false;
    if (open.length > 0) enter();
  } else if (isEntered()) leave();
  else for (const close of Array.from(open)) close();
});

function enter(): void {
  if (!isEntered()) history.pushState({ sheet: true }, '');
}

function leave(): void {
  if (open.length > 0 || isLeaving || !isEntered()) return;
  isLeaving = true;
  history.back();
}

function isEntered(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'sheet' in state;
}
