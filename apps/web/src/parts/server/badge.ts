import { computed, effect, signal } from '@preact/signals';
import { sharedGames } from './server.ts';

/** The shared table on the screen, and whether it waits for the reader. */
export const tableHere = signal<{ readonly id: string; readonly waits: boolean } | undefined>(
  undefined,
);

/** Number of shared tables that wait for the reader; undefined until it's known. */
export const waitingTables = computed(() => {
  const here = tableHere.value;
  if (!here && !sharedGames.value) return undefined;
  const others = sharedGames.value?.filter(({ waiting, table }) => waiting && table !== here?.id);
  return (others?.length ?? 0) + Number(here?.waits ?? false);
});

/** Shows that number on the icon of an installed page. */
export function followBadge(): void {
  effect(() => {
    const count = waitingTables.value;
    // Missing in some browsers, and refused to pages that aren't installed.
    if (count !== undefined) navigator.setAppBadge?.(count).catch(() => undefined);
  });
}
