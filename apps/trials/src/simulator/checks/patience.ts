import type { Fail } from '../failure.ts';
import { DRIFT } from '../machine.ts';
import type { Stay } from '../network.ts';
import type { Moment } from '../truth.ts';

/** Somebody who comes while a bot's standing in is being stored comes too late. */
const KEEPING = 1000;

/** Checks that no bot took a present player's seat before their time was up, whatever the clocks said. */
export function checkPatience(
  moments: readonly Moment[],
  stays: readonly Stay[],
  fail: Fail,
): void {
  for (let at = 1; at < moments.length; at++) {
    const [before, { entry, kept }] = [moments[at - 1]!, moments[at]!];
    if (entry.entry !== 'seated' || entry.answers) continue;
    const { guests, table, extended, turnBeganAt } = before;
    const wasThere = stays.some(
      ({ guest, node, from, to }) =>
        guests[entry.seat]!.includes(guest) &&
        node === kept.node &&
        from <= Math.min(turnBeganAt, kept.at - KEEPING) &&
        to > kept.at,
    );
    const agreed = table.manners!.turn! * 1000 * (1 + extended) * (1 - DRIFT / 1000);
    const waited = kept.at - turnBeganAt;
    if (wasThere && waited < agreed - KEEPING / 2)
      fail('patience', `a bot has seat ${entry.seat} by ${entry.seq}, after ${waited} ms`);
  }
}
