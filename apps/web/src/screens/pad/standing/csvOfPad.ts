import { csvOf, sheetsOf, totalsOf, changesSides, type Pad } from '@hand-and-foot/scorepad';
import { sideNames } from '../kept/names.ts';
import { nameOfLine } from '../parts/RoundSheet.tsx';
import { words } from '../kept/words.ts';

/** A pad for a spreadsheet: a row per side and round, a column per line. */
export function csvOfPad(pad: Pad): string {
  const { round, thisRound, total, side } = words.value;
  const rows = pad.rounds.flatMap((_, at) => {
    const totals = totalsOf(pad, at + 1);
    const sides = sideNames(pad, at + 1);
    return sheetsOf(pad, at + 1).map((sheet, who) => [
      at + 1,
      sides[who]!,
      ...sheet.lines.map(({ points }) => points),
      sheet.total,
      ...(changesSides(pad) ? [] : [totals[who]!]),
    ]);
  });
  const head = [
    round(0).replace(/\s*0$/, ''),
    side(pad.terms.seating === 'alone'),
    ...sheetsOf(pad, 1)[0]!.lines.map((line) => nameOfLine(pad, line)),
    thisRound,
    ...(changesSides(pad) ? [] : [total]),
  ];
  return csvOf([head, ...rows]);
}
