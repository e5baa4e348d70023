import { useEffect } from 'preact/hooks';

let last: string | undefined;

/** Who comes from another screen goes on reading at the head of this one, as soon as it is there. */
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

/** When what had the focus is taken away, as by the next moment of a game, one goes on at the head of what came instead. */
export function useKeptReading(): void {
  useEffect(() => {
    let had: Element | undefined;
    const onFocusIn = ({ target }: FocusEvent) => {
      had = target instanceof Element ? target : undefined;
    };
    // Who presses beside everything wants the focus nowhere.
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

/** Where one begins to read: where a screen says so, at its title, or at all of it. */
const BEGINNINGS = ['[data-begin] [tabindex="0"]', '#app h1', 'main'];

/** Whether there was something to read. Where a screen has put the focus itself, it stays. */
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
