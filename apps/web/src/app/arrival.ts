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

/** Whether there was something to read. Where a screen has put the focus itself, it stays. */
function startReading(): boolean {
  const head =
    document.querySelector<HTMLElement>('#app h1') ?? document.querySelector<HTMLElement>('main');
  if (!head) return false;
  if (document.activeElement !== document.body) return true;
  head.setAttribute('tabindex', '-1');
  head.focus({ preventScroll: true });
  return true;
}
