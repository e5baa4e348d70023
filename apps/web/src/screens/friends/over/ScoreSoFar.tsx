import { inOrder } from '@hand-and-foot/engine';
import '../../../table/score/standings.css';
import { speech } from '../../../parts/words/wording.ts';
import { headingOf, whoScores } from '../../../table/game/who.ts';
import { useSeen } from '../../../table/game/seen.ts';
import { words } from '../shared/words.ts';

/** The standings of a game that stopped early, best first. */
export function ScoreSoFar({ rounds }: { rounds: number }) {
  const seen = useSeen();
  const { totals } = seen.view;
  return (
    <section class="below score-so-far" aria-labelledby="score-so-far">
      <h2 id="score-so-far" class="part-title">
        {words.value.scoreAfter(rounds)}
      </h2>
      <ol class="panel ruled standings">
        {inOrder(seen.terms.rules, totals).map((scorer) => {
          const who = whoScores(seen, scorer);
          return (
            <li key={scorer}>
              <span class="strong" data-ours={who.ours || undefined}>
                {headingOf(who)}
              </span>
              <b>{speech.value.figure(totals[scorer]!)}</b>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
