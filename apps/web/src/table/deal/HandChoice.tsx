import { cardsShown, type Card as CardFace, type Terms } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import { Card } from '../../parts/cards/Card.tsx';
import { CardBack } from '../../parts/cards/CardBack.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import './pileOfBacks.css';
import { speech, wording } from '../../parts/words/wording.ts';

interface HandChoiceProps {
  terms: Terms;
  pile: number;
  size: number;
  /** Its bottom or top card, if it's visible. */
  bottom: CardFace | undefined;
  /** All of its cards, if they're visible. */
  seen: readonly CardFace[] | undefined;
  is: 'isHand' | 'isFoot' | 'isLater';
  onChoose: () => void;
}

/** One pile to choose, with its role. */
export function HandChoice({ terms, pile, size, bottom, seen, is, onChoose }: HandChoiceProps) {
  const words = wording.value.deal;
  const { pack } = terms;
  return (
    <label class="panel cover-place grid centered hand-choice" data-is={is}>
      <input type="radio" class="cover" name="hand" checked={is === 'isHand'} onChange={onChoose} />
      <span
        class="place hand-choice-cards"
        data-seen={bottom !== undefined || undefined}
        aria-hidden="true"
      >
        <i class="card-edge under-card" />
        <i class="card-edge under-card" />
        <i class="card-edge under-card" />
        <CardBack of={is === 'isHand' ? 'hand' : is === 'isFoot' ? 'foot' : 'stock'} />
        {bottom !== undefined && <Card pack={pack.id} card={bottom} />}
      </span>
      <b class="big">
        {bottom === undefined
          ? words.nthPile(pile)
          : capitalised(speech.value.nameOfKind(pack, pack.kindOf[bottom]!, 1))}
      </b>
      <span>{bottom === undefined ? words.cards(size) : words.at[cardsShown(terms.rules)]}</span>
      {seen && <span>{seen.map((card) => speech.value.sayCard(pack, card)).join(' ')}</span>}
      <span class="line strong plum above hand-choice-is">
        {is === 'isHand' && <Icon name="check" size={20} />}
        {words[is]}
      </span>
    </label>
  );
}
