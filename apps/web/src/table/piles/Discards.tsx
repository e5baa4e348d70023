import { isWildCard, whyNotPickUp } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import type { IconName } from '../../parts/look/shapes.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { show } from '../game/shown.ts';

/** A word this long fills the pile's width alone. */
const LONG = 9;

/** The discard pile: its top card, its size, and whether it can be picked up. */
export function Discards() {
  const { desk } = useTheGame();
  const seen = useSeen();
  const { terms, view } = seen;
  const words = wording.value.table;
  const { discards } = view;
  const top = discards.at(-1);
  const topName = top === undefined ? undefined : speech.value.sayCardInFull(terms.pack, top);
  const offer = desk.pickUpOffer.value;
  const mayTake = desk.isMyTurn.value && view.phase === 'draw' && !offer.no && offer.action;
  // The starter may be offered a card that would block the pile later.
  const mark = mayTake ? undefined : markOf(seen);
  return (
    <div class="discards">
      <button
        type="button"
        class="discards-pile"
        aria-label={words.discardPile(discards.length, topName, mark && words[mark.word])}
        data-place="discards"
        data-ready={Boolean(mayTake) || undefined}
        onClick={() => show({ is: 'discards' })}
      >
        {discards.length > 2 && <i class="card-edge pile-edge" />}
        {discards.length > 1 && <i class="card-edge pile-edge" />}
        {top === undefined ? (
          <span class="middle quiet centered no-card pile-none" />
        ) : (
          <Card pack={terms.pack.id} card={top} wild={isWildCard(terms, top)} />
        )}
        {mark && (
          <span class="line strong one-line discards-mark" data-is={mark.word}>
            {words[mark.word].length < LONG && <Icon name={mark.icon} size={14} />}
            {words[mark.word]}
          </span>
        )}
      </button>
      <span class="strong one-line centered piles-label" aria-hidden="true">
        {words.countCards(discards.length)}
      </span>
    </div>
  );
}

interface Mark {
  word: 'blocked' | 'frozen' | 'notYou';
  icon: IconName;
}

function markOf({ state, view, you }: SeenTable): Mark | undefined {
  if (view.frozen) return { word: 'frozen', icon: 'snowflake' };
  const why = whyNotPickUp(state, you)?.why;
  if (why === 'topBlocked') return { word: 'blocked', icon: 'blocked' };
  if (why === 'wouldComplete') return { word: 'notYou', icon: 'blocked' };
  return undefined;
}
