import {
  isWildCard,
  type Card as CardFace,
  type MeldCards,
  type Seat,
  type Side,
} from '@hand-and-foot/engine';
import { seatsOf } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { otherName } from '../game/otherName.ts';
import { leftIn } from '../ending/end.ts';
import { useTheGame } from '../game/game.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './lineCards.css';
import type { ScoreRow } from './lines.ts';
import { labelOf, noteOf } from './lineWords.ts';
import { headingOf, sidesInOrder, whoIsSide } from '../game/who.ts';

interface LineCardsProps {
  line: ScoreRow;
  outBy: Seat | undefined;
  onClose: () => void;
}

/** A score line's cards, side by side. */
export function LineCards({ line, outBy, onClose }: LineCardsProps) {
  const seen = useSeen();
  return (
    <Sheet title={labelOf(seen, line)} onClose={onClose}>
      <p class="quiet below">{noteOf(seen, line, outBy)}</p>
      {sidesInOrder(seen).map((side) => (
        <section key={side} class="line-cards">
          <h3 class="line spread">
            {headingOf(whoIsSide(seen, side))}
            <span>{speech.value.figure(line.points[side]!)}</span>
          </h3>
          <SideCards seen={seen} line={line} side={side} />
        </section>
      ))}
    </Sheet>
  );
}

function SideCards({ seen, line, side }: { seen: SeenTable; line: ScoreRow; side: Side }) {
  const words = wording.value.score;
  if (line.left) return <LeftOver seen={seen} line={line} side={side} />;
  const rows = line.melds?.[side] ?? cardsAsRow(line.cards?.[side]);
  if (!rows) return null;
  if (rows.length === 0) return <p>{words.noCards}</p>;
  return (
    <>
      {rows.map((meld, index) => (
        <Cards key={index} seen={seen} cards={meld.cards} />
      ))}
    </>
  );
}

function cardsAsRow(
  cards: readonly CardFace[] | undefined,
): readonly Pick<MeldCards, 'cards'>[] | undefined {
  if (!cards) return undefined;
  return cards.length === 0 ? [] : [{ cards: [...cards] }];
}

/** Everybody's last cards, as far as they were turned over. */
function LeftOver({ seen, line, side }: { seen: SeenTable; line: ScoreRow; side: Side }) {
  const words = wording.value.score;
  const shown = leftIn(useTheGame().link.turns.value);
  const left = line.left!.filter(({ seat }) => seatsOf(seen.state, side).includes(seat));
  if (left.length === 0) return <p>{words.nothingLeft}</p>;
  return (
    <>
      {left.map(({ seat, held, faceDown }) => {
        const hand = seen.view.hands[seat]!;
        const cards = shown?.[seat]?.flatMap((pile) => pile.cards) ?? hand;
        return (
          <div key={seat}>
            <p>{words.left(otherName(seen.context, seat), held, faceDown)}</p>
            {Array.isArray(cards) && cards.length > 0 && <Cards seen={seen} cards={cards} />}
          </div>
        );
      })}
    </>
  );
}

function Cards({ seen, cards }: { seen: SeenTable; cards: readonly CardFace[] }) {
  const { pack } = seen.terms;
  return (
    <ul class="row line-cards-row">
      {cards.map((card, index) => (
        <li key={index}>
          <Card
            pack={pack.id}
            card={card}
            wild={isWildCard(seen.terms, card)}
            label={speech.value.sayCardInFull(pack, card)}
          />
        </li>
      ))}
    </ul>
  );
}
