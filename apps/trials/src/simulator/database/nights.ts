import type { NightLogs } from '@hand-and-foot/server/parts';
import type { Calls } from './calls.ts';
import type { Shelves } from './shelves.ts';

export function nightLogOf({ nights }: Shelves, night: string): unknown[] {
  return (nights.get(night) ?? []).map((text) => JSON.parse(text) as unknown);
}

export function nightStore(shelves: Shelves, { read, write }: Calls): NightLogs {
  const { nights } = shelves;
  return {
    appendToNight: async (night, entry) =>
      write(() => {
        const log = nights.get(night) ?? [];
        if (entry.seq <= log.length) return false;
        nights.set(night, [...log, JSON.stringify(entry)]);
        return true;
      }),
    readNight: async (night, from) => read(() => nightLogOf(shelves, night).slice(from - 1)),
  };
}
