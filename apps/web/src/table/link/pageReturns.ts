/** After this long away from the page, the connection is doubtful. */
const DOUBTFUL_AFTER = 20_000;

interface Returns {
  readonly online: () => void;
  readonly offline: () => void;
  /** The page is looked at again, after so long that its connection may be gone or not. */
  readonly seen: (isDoubtful: boolean) => void;
}

/** Listens to the device's network and to people who come back to the page; the answer ends it. */
export function onPageReturns({ online, offline, seen }: Returns): () => void {
  let hiddenSince: number | undefined;

  function onVisibility(): void {
    if (document.hidden) hiddenSince = Date.now();
    else seen(hiddenSince !== undefined && Date.now() - hiddenSince > DOUBTFUL_AFTER);
  }

  addEventListener('online', online);
  addEventListener('offline', offline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    removeEventListener('online', online);
    removeEventListener('offline', offline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
