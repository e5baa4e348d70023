import { useEffect } from 'preact/hooks';

let last: string | undefined;

/** After moving to another screen, reading starts at its top as soon as it's there. */
export function useArrival(address: string): void {
  useEffect(() => {
    const came = last !== undefined && last !== address;
    last = address;
    if (!came) return undefined;
    scrollTo(0, 0);
    if (startReading()) return undefined;
    const watching = new MutationObserver(() => {
      if (startReading()) watching.disconnect();
    });
    watching.observe(document.body, { childList: true, subtree: true });
    return () => watching.disconnect();
  }, [address]);
}

/** When the focused element disappears, reading continues at the top of its replacement. */
export function useKeptReading(): void {
  useEffect(() => {
    let had: Element | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      had = target instanceof Element ? target : undefined;
    };
    // A press next to everything clears the focus.
    const onPress = () => {
      had = undefined;
    };
    const watching = new MutationObserver(() => {
      if (had && !had.isConnected && isNowhere()) startReading();
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPress);
    watching.observe(document.body, { childList: true, subtree: true });
    return () => {
      watching.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
}

/** Starting points for reading: a screen's own choice, its title, or all of it. */
const BEGINNINGS = ['[data-begin] [tabindex="0"]', '#app h1', 'main'];

/** True if there was something to read. A screen's own focus stays. */
function startReading(): boolean {
  const heads = BEGINNINGS.map((where) => document.querySelector<HTMLElement>(where));
  const head = heads.find((each) => each !== null);
  if (!head) return false;
  if (!isNowhere()) return true;
  if (head.tabIndex < 0) head.setAttribute('tabindex', '-1');
  head.focus({ preventScroll: true });
  return true;
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
