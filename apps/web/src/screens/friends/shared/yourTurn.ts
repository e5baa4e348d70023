import { effect } from '@preact/signals';
import { tableHere } from '../../../parts/server/badge.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { awaited } from './shared.ts';

/** Shows in the tab and on the app's icon whether it's your turn, and takes away what notified you of it. */
export function showTurn(link: RemoteLink): () => void {
  const stop = effect(() => {
    const { seat, seats, closed } = link.known.value;
    const isMine = seat !== undefined && awaited(link) === seat && seats[seat]?.is === 'person';
    tableHere.value = { id: link.id, waits: isMine && !closed };
  });
  const onSight = (): void => {
    if (document.visibilityState === 'visible') void takeAwayNotifications(link.id);
  };
  onSight();
  document.addEventListener('visibilitychange', onSight);
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  const onQuestion = (event: MessageEvent): void => sayWhere(link.id, event);
  worker?.addEventListener('message', onQuestion);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', onSight);
    worker?.removeEventListener('message', onQuestion);
    tableHere.value = undefined;
  };
}

/** Tells the service worker, which looks for a tapped notification's table, that it's here. */
function sayWhere(table: string, { data, ports }: MessageEvent): void {
  if ((data as { table?: unknown } | null)?.table === table) ports[0]?.postMessage(true);
}

async function takeAwayNotifications(tag: string): Promise<void> {
  try {
    const kept = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await kept?.getNotifications({ tag })) ?? []) shown.close();
  } catch {
    // Not allowed here, as in some private windows.
  }
}
