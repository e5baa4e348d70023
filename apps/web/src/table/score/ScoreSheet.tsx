import type { Seat, SideScore } from '@hand-and-foot/engine';
import { useState } from 'preact/hooks';
import { Faces } from '../seats/Faces.tsx';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { LineCards } from './LineCards.tsx';
import { linesOf, type ScoreRow } from './lines.ts';
import { labelOf, noteOf } from './lineWords.ts';
import './scoreSheet.css';
import { isBySeat } from '../game/standing.ts';
import { headingOf, sidesInOrder, whoIsSide } from '../game/who.ts';

interface ScoreSheetProps {
  scores: readonly SideScore[];
  outBy: Seat | undefined;
}

const ROOM_FOR = 4;

/** The round line by line, a column per side; pressing a line shows its cards. */
export function ScoreSheet({ scores, outBy }: ScoreSheetProps) {
  const seen = useSeen();
  const [open, setOpen] = useState<ScoreRow | undefined>(undefined);
  const words = wording.value.score;
  const order = sidesInOrder(seen);
  const scrolls = order.length > ROOM_FOR;
  const inOrder = (points: readonly number[]): number[] => order.map((side) => points[side]!);
  const round = scores.map(({ total }) => total);
  const { totals } = seen.view;
  return (
    <div
      class="panel score-sheet"
      data-many={order.length > 2 || undefined}
      {...(scrolls ? { role: 'region', tabIndex: 0, 'aria-label': words.sheet } : {})}
    >
      <table aria-label={words.sheet}>
        <thead>
          <tr>
            <td />
            {order.map((side) => {
              const who = whoIsSide(seen, side);
              return (
                <th key={side} scope="col" data-ours={who.ours || undefined}>
                  <Faces seats={who.seats} />
                  {headingOf(who)}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {linesOf(seen.state, scores, outBy).map((line) => (
            <tr key={line.is} class="place score-sheet-line">
              <th scope="row">
                <button type="button" onClick={() => setOpen(line)}>
                  {labelOf(seen, line)}
                  <Note>{noteOf(seen, line, outBy)}</Note>
                </button>
              </th>
              <Cells points={inOrder(line.points)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr class="strong score-sheet-round">
            <th scope="row">{words.thisRound}</th>
            <Cells points={inOrder(round)} />
          </tr>
          {!isBySeat(seen.terms) && (
            <>
              <tr class="quiet score-sheet-before">
                <th scope="row">{words.before}</th>
                <Cells points={inOrder(totals.map((total, side) => total - round[side]!))} />
              </tr>
              <tr class="score-sheet-total">
                <th scope="row">{words.total}</th>
                <Cells points={inOrder(totals)} />
              </tr>
            </>
          )}
        </tfoot>
      </table>
      {open && <LineCards line={open} outBy={outBy} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function Note({ children }: { children: string | undefined }) {
  return children === undefined ? null : <small>{children}</small>;
}

function Cells({ points }: { points: readonly number[] }) {
  return (
    <>
      {points.map((each, index) => (
        <td key={index}>{each === 0 ? '–' : speech.value.figure(each)}</td>
      ))}
    </>
  );
}
