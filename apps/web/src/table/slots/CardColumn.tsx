import { isWildCard, type Card as CardFace } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { want } from '../../parts/cards/decks.ts';
import { faceId } from '../../parts/cards/sheet.ts';
import './cardColumn.css';
import type { MeldShown } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';

/** A growing meld: wilds at the back, each card showing its corner, the front one whole. */
export function CardColumn({ meld }: { meld: MeldShown }) {
  const { terms } = useSeen();
  const wilds = meld.cards.slice(meld.naturals);
  const [front, ...naturals] = meld.cards.slice(0, meld.naturals);
  const covered = front === undefined ? wilds.slice(1) : [...wilds, ...naturals.reverse()];
  const whole = front ?? wilds[0]!;
  return (
    <span class="column card-column" style={{ '--covered': covered.length }}>
      {covered.map((card, at) => (
        <CoveredCard key={at} card={card} wild={isWildCard(terms, card)} />
      ))}
      <Card pack={terms.pack.id} card={whole} wild={front === undefined} />
    </span>
  );
}

/** Only a covered card's corner: its rank and suit, and nothing that would be cut off. */
function CoveredCard({ card, wild }: { card: CardFace; wild: boolean }) {
  const { pack } = useSeen().terms;
  const face = pack.faces[card]!;
  want(pack.id, face);
  return (
    <i class="fixed place covered-card" data-pack={pack.id} data-wild={wild || undefined}>
      <svg class="card-face" viewBox="0 0 100 140" aria-hidden="true">
        <use href={`#${faceId(pack.id, face)}`} />
      </svg>
    </i>
  );
}
