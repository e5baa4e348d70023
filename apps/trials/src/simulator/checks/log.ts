import { positionOf } from '@hand-and-foot/engine';
import { shuffleKey } from '@hand-and-foot/fair';
import { readLog, tableFrom, type Deal, type Entry } from '@hand-and-foot/table';
import type { Fail } from '../failure.ts';
import type { Kept } from '../database/shelves.ts';
import { pledgeOf, truthOf, type Moment } from '../truth.ts';
import { asText } from './expected.ts';

/** The log moment by moment, if it holds. */
export function checkLog(
  table: string,
  log: readonly Kept[],
  deal: Deal | undefined,
  fail: Fail,
): readonly Moment[] | undefined {
  const entries = log.map(({ text }) => JSON.parse(text) as Entry);
  entries.forEach(({ seq }, at) => {
    if (seq !== at + 1) fail('log', `entry ${seq} stands as ${at + 1}`);
  });
  checkWriters(log, fail);
  try {
    const moments = truthOf(log, deal);
    const { sitting } = tableFrom(readLog(table, entries), deal);
    const { state } = moments.at(-1)!;
    const [mine, theirs] = [state, sitting.state].map((one) => one && asText(positionOf(one)));
    if (mine !== theirs) fail('log', 'a table that is loaded is not what became of it');
    if (!deal) checkShuffles(moments, fail);
    return moments;
  } catch (error) {
    fail('log', String(error));
    return undefined;
  }
}

function checkWriters(log: readonly Kept[], fail: Fail): void {
  const writers = new Map<number, string>();
  let latest = 0;
  log.forEach(({ epoch, node, present }, at) => {
    if (epoch < latest || epoch !== present)
      fail('oneWriter', `entry ${at + 1} is written under epoch ${epoch}`);
    latest = Math.max(latest, epoch);
    if ((writers.get(epoch) ?? node) !== node) fail('oneWriter', `epoch ${epoch} has two writers`);
    writers.set(epoch, node);
  });
}

/** Checks that each round's cards follow from the pledge before it and the players' seeds. */
function checkShuffles(moments: readonly Moment[], fail: Fail): void {
  moments.forEach(({ entry, shuffles, doors }, at) => {
    if (entry.entry !== 'dealt') return;
    const { pledge, seeds } = moments[at - 1]!.shuffles.at(-1)!;
    const shown = moments.at(-1)!.shuffles[shuffles.length - 2]!;
    if (shown.secret === undefined) return;
    const { secret } = shown;
    if (pledgeOf(secret) !== pledge) fail('shuffle', `round ${entry.round} breaks its pledge`);
    const key = shuffleKey({ table: doors.table, round: entry.round, seeds, secret });
    if (key !== entry.seed) fail('shuffle', `round ${entry.round} has other cards`);
  });
}
