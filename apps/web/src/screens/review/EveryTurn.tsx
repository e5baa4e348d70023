import type { ReviewedTurn } from '@hand-and-foot/review';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Fold } from '../../parts/controls/Fold.tsx';
import { speech } from '../../parts/words/wording.ts';
import { Chance } from './Chances.tsx';
import type { Shown } from './ReviewScreen.tsx';
import { turnTitle } from './ShowTurn.tsx';
import { words } from './words.ts';

/** Every turn of a player with its cost, once all are there, folded: each says more when it's opened. */
export function EveryTurn(shown: Shown) {
  const said = words.value;
  const turns = shown.found.turns.filter(({ seat }) => seat === shown.seat);
  if (shown.found.state === 'running' || turns.length === 0) return null;
  return (
    <Panel title={said.turns} class="list big">
      <ol class="ruled">
        {turns.map((turn) => (
          <li key={turn.from}>
            <Fold label={turnTitle(shown, turn)} value={sayCost(turn)}>
              <div class="list close below">
                <Chance {...shown} turn={turn} />
              </div>
            </Fold>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** "−120 points", or that it was fine, or too close to tell. */
function sayCost({ cost, low }: ReviewedTurn): string {
  const said = words.value;
  if (cost <= 0) return said.asGood;
  return low > 0 ? said.costs(speech.value.figure(-Math.round(cost))) : said.close;
}
