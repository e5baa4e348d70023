import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { headingOf, whoScores } from '../game/who.ts';

/** If sides change from round to round, every player has a total. */
export function SeatTotals({ points }: { points: readonly (readonly number[])[] }) {
  const seen = useSeen();
  const words = wording.value.score;
  const round = points.at(-1)!;
  return (
    <div class="panel score-sheet">
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
              <td>{speech.value.figure(total - round[scorer]!)}</td>
              <td>{speech.value.figure(round[scorer]!)}</td>
              <td>
                <b>{speech.value.figure(total)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
