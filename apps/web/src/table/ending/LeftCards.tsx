import { isWildCard, type LeftPile, type Seat, type View } from '@hand-and-foot/engine';
import { useEffect, useRef } from 'preact/hooks';
import { Card } from '../../parts/cards/Card.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { SeatFace } from '../seats/SeatFace.tsx';
import { useSeen } from '../game/seen.ts';

interface LeftCardsProps {
  seat: Seat;
  /** The hand, then each pile that was never picked up. */
  piles: readonly LeftPile[];
  isOut: boolean;
}

/** A seat's last cards, turned over, and the points they cost. */
export function LeftCards({ seat, piles, isOut }: LeftCardsProps) {
  const { context, view } = useSeen();
  const words = wording.value.score;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.scrollIntoView({ block: 'nearest' }), []);
  const points = piles.reduce((sum, { caught }) => sum + caught, 0);
  const names = namesOf(view, piles.length);
  return (
    <li ref={row} class="panel ending-seat" data-out={isOut || undefined}>
      <h2 class="line spread">
        <span class="line tight">
          <SeatFace seat={seat} />
          {seat === context.you ? words.you : context.names[seat]}
        </span>
        <span class="ending-points">{points === 0 ? '–' : speech.value.figure(points)}</span>
      </h2>
      {piles.every(({ cards }) => cards.length === 0) && <p class="quiet">{words.noCardsLeft}</p>}
      {piles.map(
        (pile, at) => pile.cards.length > 0 && <Pile key={at} pile={pile} name={names[at]!} />,
      )}
    </li>
  );
}

function Pile({ pile, name }: { pile: LeftPile; name: string }) {
  const { terms } = useSeen();
  return (
    <div class="line ending-pile">
      <span class="note ending-pile-name">
        {name} {speech.value.figure(pile.caught)}
      </span>
      <span class="ending-cards">
        {pile.cards.map((card, at) => (
          <span key={at} class="ending-card" style={{ '--at': at }}>
            <Card pack={terms.pack.id} card={card} wild={isWildCard(terms, card)} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The names of a seat's last piles: the ones before them were played. */
function namesOf({ knees }: View, piles: number): string[] {
  const { inHand, inKnee, inFoot } = wording.value.score;
  const all = knees ? [inHand, inKnee, inFoot] : [inHand, inFoot];
  return all.slice(-piles);
}
