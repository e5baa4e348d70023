import { kept } from '../../parts/settings/kept.ts';
import { dailyId, type DailyKey } from '../../worker/shared/daily.ts';

/** The one try of a deal that counts: begun, over, compared. */
export interface Try {
  readonly points?: number;
  readonly par?: number;
}

interface Tries {
  /** By the id of the deal. */
  readonly tries: Readonly<Record<string, Try>>;
}

/** A deleted game doesn't make its deal new, so tries are remembered apart from games. */
const remembered = kept<Tries>('daily', { tries: {} }, { tries: isTries });

export function tryAt(key: DailyKey): Try | undefined {
  return remembered.value.tries[dailyId(key)];
}

/** All tries by id, the latest day first. */
export function allTries(): [string, Try][] {
  const { tries } = remembered.value;
  return Object.keys(tries)
    .sort()
    .reverse()
    .map((id) => [id, tries[id]!]);
}

export function note(key: DailyKey, more: Try): void {
  const { tries } = remembered.value;
  const id = dailyId(key);
  remembered.value = { tries: { ...tries, [id]: { ...tries[id], ...more } } };
}

function isTries(found: unknown): boolean {
  if (typeof found !== 'object' || found === null) return false;
  return Object.values(found).every(
    (one: unknown) =>
      typeof one === 'object' && one !== null && Object.values(one).every(Number.isFinite),
  );
}
