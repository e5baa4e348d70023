import {
  beginsIn,
  gainsOf,
  isOver,
  leadOf,
  noticesOf,
  openingsIn,
  sheetsOf,
  totalsOf,
  type Pad,
} from '@hand-and-foot/scorepad';
import { scorepadWords } from '@hand-and-foot/words/scorepad';
import { scorerNames, sideNames } from './names.ts';

/** The whole pad as data for programs. */
export function gameData(pad: Pad) {
  const totals = totalsOf(pad);
  return {
    rules: pad.ruleSet.name,
    rounds: gainsOf(pad).map((gains, at) => {
      const sides = sideNames(pad, at + 1);
      const context = { ruleSet: pad.ruleSet, pack: pad.terms.pack, sides };
      return {
        round: at + 1,
        ...beginsIn(pad, at + 1),
        openings: openingsIn(pad, at + 1),
        sides: sheetsOf(pad, at + 1).map((sheet, side) => ({ who: sides[side]!, ...sheet })),
        gains,
        notices: noticesOf(pad, at + 1).map((notice) => ({
          ...notice,
          say: scorepadWords.en.sayNotice(notice, context),
        })),
      };
    }),
    totals: scorerNames(pad).map((who, scorer) => ({ who, total: totals[scorer]! })),
    lead: leadOf(pad),
    over: isOver(pad),
  };
}
