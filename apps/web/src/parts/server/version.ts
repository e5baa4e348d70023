import { signal } from '@preact/signals';

/** A newer version of the page that's ready to take over. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

const HOUR = 3_600_000;

/** On a slow network, the rest of the build would delay somebody who goes straight to a table. */
const PATIENCE = 3000;

/** Stores the page for offline use when it has nothing better to do. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), PATIENCE);
}

async function register(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    watch(kept);
    lookEveryHour(kept);
  } catch {
    // Not allowed here, as in some private windows: the page works with a network.
  }
}

function watch(kept: ServiceWorkerRegistration): void {
  if (kept.waiting) newVersion.value = kept.waiting;
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      // The very first version replaces nobody.
      if (coming.state === 'installed' && navigator.serviceWorker.controller)
        newVersion.value = coming;
    });
  });
}

/** A table may stay open for days. */
function lookEveryHour(kept: ServiceWorkerRegistration): void {
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    kept.update().catch(() => undefined);
  });
}

/** Checks at once, when the page suspects a new version. */
export async function lookForNewVersion(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // It comes with the next visit instead.
  }
}

/** Activates the new version and reloads. */
export function changeToNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  newVersion.value?.postMessage('takeOver');
}
