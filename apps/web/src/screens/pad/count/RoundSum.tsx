import type { Side } from '@hand-and-foot/engine';
import {
  changesSides,
  countOf,
  seatsIn,
  sheetOf,
  totalsOf,
  type Pad,
} from '@hand-and-foot/scorepad';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../kept/words.ts';

/** The side's points this round so far, and its new total. */
export function RoundSum({ pad, round, side }: { pad: Pad; round: number; side: Side }) {
  const { total } = sheetOf(pad.terms, countOf(pad, round, side), round);
  const scorer = changesSides(pad) ? seatsIn(pad, round, side)[0]! : side;
  const before = totalsOf(pad, round - 1)[scorer]!;
  return (
    <p class="line wraps spread pad-sum" aria-live="polite" aria-atomic="true">
      <span>
        {words.value.thisRound} <b>{speech.value.figure(total)}</b>
      </span>{' '}
      {!changesSides(pad) && (
        <span>
          {words.value.total} <strong>{speech.value.figure(before + total)}</strong>
        </span>
      )}
    </p>
  );
}
