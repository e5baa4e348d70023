import { signal } from '@preact/signals';

/** A newer version of the page that is ready and waits. */
export const newVersion = signal<ServiceWorker | undefined>(undefined);

const HOUR = 3_600_000;

/** On a slow line the rest of the build would hold up somebody who goes to a table at once. */
const PATIENCE = 3000;

/** Has the page kept on this device, once it has nothing better to do. */
export function keepOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  setTimeout(() => void register(), PATIENCE);
}

async function register(): Promise<void> {
  try {
    const kept = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    watch(kept);
    lookEveryHour(kept);
    await navigator.serviceWorker.ready;
    // Titles then have their face from the first on, since it lies on the device already.
    await document.fonts.load("1em 'Young Serif'");
  } catch {
    // Not allowed here, as in some private windows: the page works, with a network.
  }
}

function watch(kept: ServiceWorkerRegistration): void {
  if (kept.waiting) newVersion.value = kept.waiting;
  kept.addEventListener('updatefound', () => {
    const coming = kept.installing;
    coming?.addEventListener('statechange', () => {
      // The very first one waits for nobody.
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

/** Looks at once, where the page has reason to think that there is one. */
export async function lookForNewVersion(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.update();
  } catch {
    // Then it comes with the next visit.
  }
}

/** Lets the new version take over, and begins anew with it. */
export function changeToNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  newVersion.value?.postMessage('takeOver');
}
