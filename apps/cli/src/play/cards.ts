import { hasSuits, type Card, type Kind, type Pack, type Terms } from '@hand-and-foot/engine';
import { sayCard } from '@hand-and-foot/words';
import { flow } from '../layout.ts';
import type { Paint } from '../paint.ts';

export function cardIn(paint: Paint, terms: Terms, card: Card): string {
  return coloured(paint, terms, card, sayCard(terms.pack, card));
}

function coloured(paint: Paint, { role, pack }: Terms, card: Card, text: string): string {
  const kind = pack.kindOf[card]!;
  if (role[kind] === 'wild') return paint.yellow(text);
  if (role[kind] === 'cap') return paint.magenta(text);
  return isRed(pack, card) ? paint.red(text) : text;
}

function isRed(pack: Pack, card: Card): boolean {
  return hasSuits(pack.id) && /^.[hd]$/.test(pack.faces[card]!);
}

/** A hand sorted by rank: "4♥♠", "9♥♣♠ ×3", "joker ×2". */
export function handLines(
  paint: Paint,
  terms: Terms,
  hand: readonly Card[],
  width: number,
): string[] {
  const label = `Your hand, ${hand.length}: `;
  if (hand.length === 0) return [`${label}no cards.`];
  const groups = kindsIn(terms.pack, hand).map((cards) => groupOf(paint, terms, cards));
  return flow(groups, width, {
    first: paint.bold(label),
    indent: '  ',
    gap: '   ',
  });
}

/** Cards grouped by kind, in the pack's order. */
function kindsIn(pack: Pack, cards: readonly Card[]): Card[][] {
  const byKind = new Map<Kind, Card[]>();
  for (const card of [...cards].sort((a, b) => a - b)) {
    const kind = pack.kindOf[card]!;
    byKind.set(kind, [...(byKind.get(kind) ?? []), card]);
  }
  return [...byKind.values()];
}

function groupOf(paint: Paint, terms: Terms, cards: readonly Card[]): string {
  const [first] = cards;
  const times = (least: number): string =>
    cards.length >= least ? paint.dim(` ×${cards.length}`) : '';
  const text = sayCard(terms.pack, first!);
  const rank = /^(\d+|[JQKA])(?=[♥♦♣♠]$)/.exec(text)?.[0];
  if (rank === undefined) return cardIn(paint, terms, first!) + times(2);
  const suits = cards.map((card) =>
    coloured(paint, terms, card, sayCard(terms.pack, card).slice(rank.length)),
  );
  return paint.bold(rank) + suits.join('') + times(3);
}
