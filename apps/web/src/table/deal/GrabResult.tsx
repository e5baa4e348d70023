import { cardsToGrab, footGoesTo, grabBonus } from '@hand-and-foot/engine';
import { Button } from '../../parts/controls/Button.tsx';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './grabResult.css';
import { PileOfBacks } from './PileOfBacks.tsx';
import type { Grab } from './told.ts';

/** Your grab's number of cards, and the consequence. */
export function GrabResult({ grab, onLeave }: { grab: Grab; onLeave: () => void }) {
  const { terms, view, context } = useSeen();
  const { rules } = terms;
  const words = wording.value.deal;
  const need = cardsToGrab(terms);
  const bonus = grabBonus(terms, grab.cards);
  const over = grab.cards - need;
  const to = footGoesTo(terms, grab.seat, view.round);
  const name = to === undefined ? undefined : context.names[to];
  return (
    <section
      class="column grow centered grab-result"
      aria-labelledby="grab-result-title"
      data-exact={grab.exact || undefined}
    >
      <div class="grab-result-count" aria-live="polite">
        <p class="quiet big">{words.youLifted}</p>
        <strong>{grab.cards}</strong>
      </div>
      <div class="deal-title">
        <h2 id="grab-result-title" class="title">
          {titleOf(over, need)}
        </h2>
        <p class="quiet big close above">
          {bonus !== 0 && (
            <b class="grab-result-bonus">{words.exactBonus(speech.value.figure(bonus))}</b>
          )}
          {over > 0 && `${words.putBack(over)} `}
          {over < 0 && `${words.toppedUp(-over)} `}
          {rules.handChoice === 'first'
            ? words.handAndFoot(rules.piles[0]!, rules.piles.at(-1)!, name)
            : words.twoPiles(rules.piles)}
        </p>
      </div>
      <div class="row wide grab-result-piles">
        {rules.handChoice === 'first' ? (
          <>
            <PileOfBacks of="hand">{words.yourHand(rules.piles[0]!)}</PileOfBacks>
            {rules.piles.slice(1, -1).map((size, pile) => (
              <PileOfBacks key={pile} of="stock">
                {words.pile(size)}
              </PileOfBacks>
            ))}
            <PileOfBacks of="foot">
              {name === undefined
                ? words.yourFoot(rules.piles.at(-1)!)
                : words.footOf(name, rules.piles.at(-1)!)}
            </PileOfBacks>
          </>
        ) : (
          rules.piles.map((size, pile) => (
            <PileOfBacks key={pile} of="stock">
              {words.pile(size)}
            </PileOfBacks>
          ))
        )}
      </div>
      <Button look="primary" large class="wide deal-primary" autoFocus onClick={onLeave}>
        {name === undefined ? words.goOn : words.passFoot(name)}
      </Button>
    </section>
  );
}

function titleOf(over: number, need: number): string {
  const words = wording.value.deal;
  if (over === 0) return words.exact(need);
  return over > 0 ? words.tooMany(over) : words.tooFew(-over);
}
