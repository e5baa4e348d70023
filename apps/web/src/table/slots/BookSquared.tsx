import type { Card as CardFace, Pack } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { SlotSign } from '../melds/SlotSign.tsx';
import { bookWord } from '../melds/bookWord.ts';
import './bookSquared.css';
import type { MeldShown } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';

/** A book as people keep it: squared up, with a red card on top if clean and a black one if dirty. */
export function BookSquared({ book }: { book: MeldShown }) {
  const { terms, context } = useSeen();
  const { pack } = terms;
  const top = topOf(pack, book);
  return (
    <span class="book" data-look={book.look}>
      <i class="card-edge book-edge" />
      <i class="card-edge book-edge" />
      <i class="card-edge book-edge" />
      <Card pack={pack.id} card={top} wild={book.naturals === 0} />
      <span class="line strong book-band">
        <SlotSign look={book.look} capped={book.capped} />
        {bookWord(terms, context, book)}
      </span>
    </span>
  );
}

function topOf({ faces }: Pack, { cards, naturals, look }: MeldShown): CardFace {
  const wanted = look === 'clean' ? /[hd]$/ : /[cs]$/;
  const among = cards.slice(0, Math.max(1, naturals));
  return among.find((card) => wanted.test(faces[card]!)) ?? among[0]!;
}
