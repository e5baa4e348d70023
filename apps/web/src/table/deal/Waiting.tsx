import { isGrabbing } from '@hand-and-foot/engine';
import { useEffect } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { wording } from '../../parts/words/wording.ts';
import { DealTitle } from './DealTitle.tsx';
import { Deck } from './Deck.tsx';
import { otherName } from '../game/otherName.ts';
import { StartDraw } from './StartDraw.tsx';
import './waiting.css';

/** Another seat's part of the deal. */
export function Waiting() {
  const { link, extras } = useTheGame();
  const { terms, view, state, context } = useSeen();
  useEffect(() => () => link.setPace('usual'), [link]);
  const words = wording.value.deal;
  const name = otherName(context, view.turn) ?? words.you;
  return (
    <section class="grid deck-part waiting" aria-labelledby="deal-title">
      {isGrabbing(state) ? (
        <DealTitle title={words.isLifting(name)}>{words.takesItsTurn}</DealTitle>
      ) : (
        <DealTitle title={words.othersChoose}>{words.allChoose}</DealTitle>
      )}
      <StartDraw />
      <div class="waiting-deck" role="img" aria-label={words.deckLabel}>
        <Deck share={(view.stock[0] ?? 0) / terms.deckSize} />
      </div>
      {!extras && <Button onClick={() => link.setPace('hurried')}>{words.skip}</Button>}
    </section>
  );
}
