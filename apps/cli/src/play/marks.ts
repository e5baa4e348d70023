import type { BookKind, MeldCards, Terms } from '@hand-and-foot/engine';
import type { Paint } from '../paint.ts';

/** Round for no wilds, cut for some, a star for nothing else; filled once it is a book. */
const MARKS: Record<BookKind, { growing: string; book: string }> = {
  clean: { growing: '○', book: '●' },
  dirty: { growing: '◇', book: '◆' },
  wild: { growing: '☆', book: '★' },
};

export function markOfBook(kind: BookKind | 'any'): string {
  return kind === 'any' ? '■' : MARKS[kind].book;
}

/** A meld in little room: "○3", "◆8", and "●7^" with a card on top. */
export function markOf(paint: Paint, terms: Terms, meld: MeldCards): string {
  const kind = natureOf(terms, meld);
  const { growing, book } = MARKS[kind];
  const count = meld.cards.length;
  const top = meld.capped ? '^' : '';
  if (!isBook(terms, meld)) return `${growing}${count}`;
  const text = `${book}${count}${top}`;
  return paint.bold(
    kind === 'clean' ? paint.red(text) : kind === 'wild' ? paint.yellow(text) : text,
  );
}

function isBook({ rules }: Terms, { cards }: MeldCards): boolean {
  return cards.length >= rules.bookSize;
}

function natureOf({ role, pack }: Terms, { cards }: MeldCards): BookKind {
  const wilds = cards.filter((card) => role[pack.kindOf[card]!] === 'wild').length;
  if (wilds === 0) return 'clean';
  return wilds === cards.length ? 'wild' : 'dirty';
}

export const LEGEND = '○ without wilds  ◇ with wilds  ☆ all wild  ● ◆ ★ finished  ^ capped';
