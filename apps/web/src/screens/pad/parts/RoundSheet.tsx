import {
  changesSides,
  noticesOf,
  sheetsOf,
  totalsOf,
  type SheetLine,
  type Pad,
} from '@hand-and-foot/scorepad';
import '../../../table/score/scoreSheet.css';
import { speech } from '../../../parts/words/wording.ts';
import { sideNames } from '../kept/names.ts';
import { Notices } from './Notices.tsx';
import { padSpeech, words } from '../kept/words.ts';

/** A round line by line, a column per side, and the totals. */
export function RoundSheet({ pad, round }: { pad: Pad; round: number }) {
  const sheets = sheetsOf(pad, round);
  const sides = sideNames(pad, round);
  const before = totalsOf(pad, round - 1);
  const perSide = !changesSides(pad);
  return (
    <>
      <div
        class="panel score-sheet"
        data-many={sides.length > 2 || undefined}
        tabIndex={0}
        role="region"
        aria-label={words.value.round(round)}
      >
        <table>
          <thead>
            <tr>
              <td />
              {sides.map((name, side) => (
                <th key={side} scope="col" data-ours={side === 0 || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheets[0]!.lines.map((line, at) => (
              <tr key={at}>
                <th scope="row">
                  {nameOfLine(pad, line)}
                  <small>{eachOf(line)}</small>
                </th>
                {sheets.map(({ lines }, side) => (
                  <td key={side} data-is={lines[at]!.is}>
                    <small>{countedIn(lines[at]!)}</small>{' '}
                    {lines[at]!.points === 0 ? '–' : speech.value.figure(lines[at]!.points)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr class="strong score-sheet-round">
              <th scope="row">{words.value.thisRound}</th>
              {sheets.map(({ total }, side) => (
                <td key={side}>{speech.value.figure(total)}</td>
              ))}
            </tr>
            {perSide && (
              <>
                <tr class="quiet score-sheet-before">
                  <th scope="row">{words.value.before}</th>
                  {before.map((total, side) => (
                    <td key={side}>{speech.value.figure(total)}</td>
                  ))}
                </tr>
                <tr class="score-sheet-total">
                  <th scope="row">{words.value.total}</th>
                  {before.map((total, side) => (
                    <td key={side}>{speech.value.figure(total + sheets[side]!.total)}</td>
                  ))}
                </tr>
              </>
            )}
          </tfoot>
        </table>
      </div>
      <Notices pad={pad} round={round} notices={noticesOf(pad, round)} />
    </>
  );
}

export function nameOfLine({ ruleSet, terms }: Pad, line: SheetLine): string {
  return line.is === 'cards'
    ? padSpeech.value.piles[line.pile]
    : padSpeech.value.nameOfItem(line, { ruleSet, pack: terms.pack });
}

/** Points for one of them. */
function eachOf(line: SheetLine): string {
  if (line.is === 'cards' || line.is === 'out') return '';
  return words.value.each(speech.value.figure(line.each));
}

/** Number counted. */
function countedIn(line: SheetLine): string {
  if (line.is === 'cards') return line.cards ? words.value.cards(line.cards) : '';
  return line.is === 'out' || line.count === 0 ? '' : `× ${speech.value.figure(line.count)}`;
}
