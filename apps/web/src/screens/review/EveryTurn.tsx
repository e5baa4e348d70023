import type { ReviewedTurn } from '@hand-and-foot/review';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Fold } from '../../parts/controls/Fold.tsx';
import { speech } from '../../parts/words/wording.ts';
import { Chance } from './Chances.tsx';
import type { Shown } from './ReviewScreen.tsx';
import { turnTitle } from './ShowTurn.tsx';
import { words } from './words.ts';

/** Every round of a player with its cost, once all are there, folded: it opens to its turns, and each of them to more. */
export function EveryTurn(shown: Shown) {
  const said = words.value;
  const turns = shown.found.turns.filter(({ seat }) => seat === shown.seat);
  if (shown.found.state === 'running' || turns.length === 0) return null;
  return (
    <Panel title={said.turns} class="list big">
      <ol class="ruled">
        {roundsOf(turns).map((round) => (
          <li key={round[0]!.round}>
            <Fold label={said.round(round[0]!.round)} value={sayTotal(round)}>
              <ol class="ruled">
                {round.map((turn) => (
                  <li key={turn.from}>
                    <Fold label={turnTitle(shown, turn)} value={sayCost(turn)}>
                      <div class="list close below">
                        <Chance {...shown} turn={turn} />
                      </div>
                    </Fold>
                  </li>
                ))}
              </ol>
            </Fold>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function roundsOf(turns: readonly ReviewedTurn[]): ReviewedTurn[][] {
  const rounds = [...new Set(turns.map(({ round }) => round))];
  return rounds.map((round) => turns.filter((turn) => turn.round === round));
}

/** The sum of what its turns say below. */
function sayTotal(turns: readonly ReviewedTurn[]): string {
  const said = words.value;
  const costs = turns.filter(({ cost, low }) => cost > 0 && low > 0);
  if (costs.length === 0) return said.asGood;
  const sum = costs.reduce((total, { cost }) => total + Math.round(cost), 0);
  return said.costs(speech.value.figure(-sum));
}

/** "−120 points", or that it was fine, or too close to tell. */
function sayCost({ cost, low }: ReviewedTurn): string {
  const said = words.value;
  if (cost <= 0) return said.asGood;
  return low > 0 ? said.costs(speech.value.figure(-Math.round(cost))) : said.close;
}
