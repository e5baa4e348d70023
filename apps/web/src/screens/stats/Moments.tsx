import type { BestMoment } from '@hand-and-foot/results';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf, type Route } from '../../parts/screen/route.ts';
import { speech } from '../../parts/words/wording.ts';
import { sayRulesOf, sayWhen } from '../../table/shelf/sayGame.ts';
import { replayOf } from '../friends/shared/replayOf.ts';
import { words } from './words.ts';

/** The best moments, each with a way to look at it again. */
export function Moments({ moments }: { moments: readonly BestMoment[] }) {
  const said = words.value;
  return (
    <section aria-label={said.moments}>
      <h2 class="quiet part-title">{said.moments}</h2>
      <ul class="panel ruled">
        {moments.map(({ is, count, game, round }) => {
          const rules = sayRulesOf({ ruleSet: game.rules });
          return (
            <li key={is}>
              <a
                class="line finger stats-moment"
                href={addressOf(placeOf(game))}
                aria-label={`${said.replayOf(said.moment[is])}, ${speech.value.figure(count)}`}
              >
                <span class="column grow">
                  {said.moment[is]}
                  <small>
                    {round === undefined ? rules : said.inRound(rules, round)}
                    {game.ended === undefined ? '' : ` · ${sayWhen(game.ended)}`}
                  </small>
                </span>
                <b class="big">{speech.value.figure(count)}</b>
                <Icon name="right" size={20} />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function placeOf({ id, from }: BestMoment['game']): Route {
  if (from === 'scorepad') return { at: 'pad', id };
  return { at: 'replay', id: from === 'shared' ? replayOf(id) : id };
}
