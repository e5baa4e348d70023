import { cardsEach, cardsToGrab, exactGrabBonus } from '@hand-and-foot/engine';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { useTheGame } from '../game/game.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { DealTitle } from './DealTitle.tsx';
import './grab.css';
import { GrabDeck, STEP } from './GrabDeck.tsx';
import { revealGrab } from './revealGrab.tsx';
import { StartDraw } from './StartDraw.tsx';

const LEAST = 0.01;
const MOST = 0.99;
const within = (depth: number): number => Math.min(MOST, Math.max(LEAST, depth));

/** Cutting the deck by eye. */
export function Grab() {
  const game = useTheGame();
  const { link, desk } = game;
  const { terms, view } = link.known.value;
  const words = wording.value.deal;
  const bonus = exactGrabBonus(terms.rules);
  const need = cardsToGrab(terms);
  // About right, but never at the same place: there's nothing to memorize.
  const [depth, setDepth] = useState(() =>
    within((need / (view?.stock[0] ?? terms.deckSize)) * (0.6 + Math.random())),
  );
  const move = (by: number): void => setDepth((before) => within(before + by));

  return (
    <section class="grid deck-part grab" aria-labelledby="deal-title">
      <DealTitle title={need > cardsEach(terms.rules) ? words.liftForAll : words.liftTitle}>
        {words.aim(need, bonus === 0 ? undefined : speech.value.figure(bonus))}
      </DealTitle>
      <StartDraw />
      <GrabDeck depth={depth} onMove={move} onCut={(cut) => setDepth(within(cut))} />
      <div class="row choices grab-ways">
        <Button onClick={() => move(-STEP)}>{words.higher}</Button>
        <Button onClick={() => move(STEP)}>{words.lower}</Button>
        <Button
          look="primary"
          large
          class="wide"
          disabled={desk.busy.value}
          onClick={() => {
            desk.act({ do: 'grab', depth });
            revealGrab(game);
          }}
        >
          {words.lift}
        </Button>
      </div>
    </section>
  );
}
