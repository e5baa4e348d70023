import { seatsOfScorer, worthOf, type Scorer } from '@hand-and-foot/engine';
import { Panel } from '../../parts/controls/Panel.tsx';
import { speech } from '../../parts/words/wording.ts';
import type { FromReview } from '../../worker/shared/reviewMessages.ts';
import { aheadOfMean, sayScorer } from './reviewed.ts';
import type { Shown } from './ReviewScreen.tsx';
import { words } from './words.ts';

/** How much of each side's lead came from the cards, and how much from decisions. */
export function LuckAndPlay({
  replay,
  shares: { luck, play },
}: Shown & { shares: NonNullable<FromReview['shares']> }) {
  const said = words.value;
  const { terms, seats: names } = replay.header;
  const scorers = Array.from({ length: terms.scorers }, (_, scorer) => scorer);
  const namesOf = (scorer: Scorer): string =>
    speech.value.listed(seatsOfScorer(terms, scorer).map((seat) => names[seat]!));
  const aheadBy = (points: readonly number[], scorer: Scorer): number =>
    worthOf(terms.rules, aheadOfMean(points, scorer));
  return (
    <Panel title={said.shares} class="list big">
      <table class="wide review-shares">
        <thead>
          <tr>
            <th scope="col">{sayScorer(terms)}</th>
            <th scope="col">{said.luck}</th>
            <th scope="col">{said.play}</th>
            <th scope="col">{said.lead}</th>
          </tr>
        </thead>
        <tbody>
          {scorers.map((scorer) => {
            const [fromLuck, fromPlay] = [aheadBy(luck.sides, scorer), aheadBy(play.sides, scorer)];
            return (
              <tr key={scorer}>
                <th scope="row">{namesOf(scorer)}</th>
                <td>{signed(fromLuck)}</td>
                <td>{signed(fromPlay)}</td>
                <td>{signed(fromLuck + fromPlay)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="note">{said.sharesNote}</p>
      <h3 class="quiet">{said.decisions}</h3>
      <ul class="list ruled">
        {names.map((name, seat) => (
          <li key={seat} class="line spread">
            {name} <b>{signed(play.seats[seat]!)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function signed(points: number): string {
  const whole = Math.round(points);
  return `${whole > 0 ? '+' : ''}${speech.value.figure(whole)}`;
}
