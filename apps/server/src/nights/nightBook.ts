import {
  nightBeginning,
  nightEntryAfter,
  nightFrom,
  nightOn,
  type Night,
  type NightChange,
} from '@hand-and-foot/club';
import type { NightPorts } from './nightPorts.ts';

/** The nights' logs, which other nodes write to as well. */
export interface NightBook {
  begin(night: string, opened: NightChange): Promise<void>;
  /** The night as its log has it now; undefined if there is none. */
  latest(night: string): Promise<Night | undefined>;
  /** Writes what is decided about the latest night, if anything, and gives back the night after it. */
  change(
    night: Night,
    decide: (latest: Night) => NightChange | undefined,
    by?: string,
  ): Promise<Night>;
}

/** Nights kept in memory; the least recently used is read again from its log. */
const KEPT = 100;
/** Other nodes write, too, but not this often. */
const TRIES = 20;

export function newNightBook({ store, clock }: Pick<NightPorts, 'store' | 'clock'>): NightBook {
  const kept = new Map<string, Night>();

  function keep(night: Night): Night {
    const id = night.doors.night;
    const before = kept.get(id);
    const newer = before && before.seq > night.seq ? before : night;
    kept.delete(id);
    kept.set(id, newer);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return newer;
  }

  async function latest(id: string): Promise<Night | undefined> {
    const before = kept.get(id);
    if (before) return keep(nightOn(before, await store.readNight(id, before.seq + 1)));
    const night = nightFrom(id, await store.readNight(id, 1));
    return night && keep(night);
  }

  return {
    latest,
    async begin(id, opened) {
      const entry = nightEntryAfter(nightBeginning(id), clock.date(), opened);
      if (!(await store.appendToNight(id, entry))) throw new Error('a new night is written to');
    },
    async change(night, decide, by) {
      let now = night;
      for (let tried = 0; tried < TRIES; tried++) {
        const change = decide(now);
        if (!change) return now;
        const entry = nightEntryAfter(now, clock.date(), change, by);
        // The log first: only what it has kept is told.
        if (await store.appendToNight(now.doors.night, entry)) return keep(nightOn(now, [entry]));
        now = (await latest(now.doors.night))!;
      }
      throw new Error('a night is written to without end');
    },
  };
}
