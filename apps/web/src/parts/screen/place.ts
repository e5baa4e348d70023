import { signal } from '@preact/signals';

/** The rest of the page's address after its folder: `#/rules/house`, or `t/ID#CODE` for a table that friends share, `n/ID#CODE` for a night of several. */
export const place = signal(placeNow());

/** Whether the page has shown another screen that the browser can go back to. */
let hasMoved = false;

addEventListener('hashchange', () => {
  hasMoved = true;
  place.value = placeNow();
});
addEventListener('popstate', () => {
  place.value = placeNow();
});
addEventListener('click', followInside);

/** Shows another place of the page without loading it again. */
export function moveTo(address: string, how: 'push' | 'replace' = 'push'): void {
  const url = new URL(address, document.baseURI).href;
  if (url === location.href) return;
  if (how === 'push') {
    hasMoved = true;
    history.pushState(null, '', url);
  } else {
    // An open sheet's entry has its screen behind it.
    hasMoved ||= history.state !== null;
    history.replaceState(null, '', url);
  }
  place.value = placeNow();
}

/** Writes another address for what is shown already; an open sheet keeps its entry in the history. */
export function correctPlace(address: string): void {
  const url = new URL(address, document.baseURI).href;
  if (url === location.href) return;
  history.replaceState(history.state, '', url);
  place.value = placeNow();
}

/** Goes back by the browser's history if possible, to the screen people came from. */
export function goBack(event: MouseEvent): void {
  if (!hasMoved) return;
  event.preventDefault();
  history.back();
}

/** The page's folder stays the base when the path below it changes. */
function placeNow(): string {
  const { href, hash } = location;
  const base = document.baseURI;
  return href.startsWith(base) ? href.slice(base.length) : hash;
}

/** A link from one path of the page to another would load it again; a change after the `#` wouldn't. */
function followInside(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.target !== '' || !isInside(link.href)) return;
  if (pathOf(link.href) === pathOf(location.href)) return;
  event.preventDefault();
  moveTo(link.href);
}

/** Whether a link leads to another place of this page. */
export function isInside(href: string): boolean {
  const base = document.baseURI;
  return href.startsWith(base) && /^([twn]\/[\w-]+)?(#|$)/.test(href.slice(base.length));
}

function pathOf(href: string): string {
  return href.split('#')[0]!;
}
