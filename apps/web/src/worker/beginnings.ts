import type { Wish } from '@hand-and-foot/protocol';
import { tableStartFor, type Change, type TableStart } from '@hand-and-foot/table';
import { unguessable } from './shared/chance.ts';
import { dailyId, type DailyKey, type DailyPlayer } from './shared/daily.ts';
import type { BranchStart } from './shared/messages.ts';
import type { ShelfMark } from './shelf.ts';

/** Begins a table with more than its opening; false if there is one of this id. */
export type BeginWith = (
  id: string,
  start: TableStart,
  changes: readonly Change[],
  mark?: ShelfMark,
) => Promise<boolean>;

export function startFor(wish: Wish): TableStart {
  const granted = tableStartFor(wish);
  if (!granted.ok) throw new Error('no table can begin with these rules and seats');
  return granted.opening;
}

/** Begins a table from a moment of an earlier game; its id. */
export async function branchOff(
  beginWith: BeginWith,
  wish: Wish,
  from: BranchStart,
): Promise<string> {
  const { position, actions, branch } = from;
  const id = unguessable(6);
  const changes: Change[] = [
    { entry: 'placed', position, seed: unguessable(32) },
    ...actions.map((acted) => ({ entry: 'acted', ...acted }) as const),
  ];
  const isNew = await beginWith(id, startFor(wish), changes, { branch });
  return isNew ? id : branchOff(beginWith, wish, from);
}

/** The table of a daily deal, which begins if there is none yet; its id. */
export async function dailyTable(
  beginWith: BeginWith,
  key: DailyKey,
  player: DailyPlayer,
): Promise<string> {
  const { dailyChanges, dailyWish, dealOf } = await import('./dailyTable.ts');
  const id = dailyId(key);
  const deal = dealOf(key);
  await beginWith(id, startFor(dailyWish(deal, player)), dailyChanges(deal));
  return id;
}
