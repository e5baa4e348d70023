import { useSeen } from '../table/seen.ts';
import { speech, wording } from '../words/wording.ts';
import { headingOf, whoScores } from './who.ts';

/** Where sides change from round to round, every player keeps a total. */
export function SeatTotals({ points }: { points: readonly (readonly number[])[] }) {
  const seen = useSeen();
  const words = wording.value.score;
  const { figure } = speech.value;
  const round = points.at(-1)!;
  return (
    <div class="score-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.thisRound}</th>
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {seen.view.totals.map((total, scorer) => (
            <tr key={scorer}>
              <th scope="row">{headingOf(whoScores(seen, scorer))}</th>
              <td>{figure(total - round[scorer]!)}</td>
              <td>{figure(round[scorer]!)}</td>
              <td>
                <b>{figure(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
