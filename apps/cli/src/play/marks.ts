import { meldSeen, type BookKind, type MeldCards, type Terms } from '@hand-and-foot/engine';
import type { Paint } from '../paint.ts';

/** Round without wilds, diamond with some, star for all wilds; filled once it's a book. */
const MARKS: Record<BookKind, { growing: string; book: string }> = {
  clean: { growing: '○', book: '●' },
  dirty: { growing: '◇', book: '◆' },
  wild: { growing: '☆', book: '★' },
};

export function markOfBook(kind: BookKind | 'any'): string {
  return kind === 'any' ? '■' : MARKS[kind].book;
}

/** A short form of a meld: "○3", "◆8", and "●7^" with a card on top. */
export function shortMark(paint: Paint, terms: Terms, meld: MeldCards): string {
  const { nature, missing } = meldSeen(terms, meld);
  const { growing, book } = MARKS[nature];
  const count = meld.cards.length;
  const top = meld.capped ? '^' : '';
  if (missing > 0) return `${growing}${count}`;
  const text = `${book}${count}${top}`;
  return paint.bold(
    nature === 'clean' ? paint.red(text) : nature === 'wild' ? paint.yellow(text) : text,
  );
}

export const LEGEND = '○ no wild cards  ◇ with wild cards  ☆ all wild  ● ◆ ★ finished  ^ capped';
