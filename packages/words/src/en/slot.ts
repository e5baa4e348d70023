import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { meldsIn, type Owner, type Slot, type SlotMeld } from '../slot.ts';
import { bookOf } from './book.ts';
import { nameOfKind } from './kind.ts';
import { listed, withArticle } from './list.ts';
import { figure } from './number.ts';

/** "Our kings, 5 cards, 1 wild, 2 short of a book, dirty". */
export function saySlot(slot: Slot, context: Context): string {
  const { owner, rank, staged = 0 } = slot;
  const { shown, beside } = meldsIn(slot, context);
  const ranks = rank === undefined ? 'wild cards' : nameOfKind(context.pack, rank, 2);
  return [
    `${capitalised(whose(owner))} ${ranks}`,
    ...(shown ? meldParts(shown, context) : ['empty']),
    ...(staged > 0 ? [`${figure(staged)} put down`] : []),
    ...(beside.length > 0 ? [`plus ${listed(booksBeside(beside, context))}`] : []),
  ].join(', ');
}

function whose(owner: Owner): string {
  if (typeof owner === 'object') return `${owner.name}’s`;
  return { we: 'our', you: 'your', they: 'their' }[owner];
}

function meldParts(meld: SlotMeld, context: Context): string[] {
  const { words } = context.ruleSet;
  const cards = meld.cards === 1 ? '1 card' : `${figure(meld.cards)} cards`;
  // Of a meld of wilds it goes without saying.
  const wilds = meld.kind === 'wild' || meld.wilds === 0 ? [] : [`${figure(meld.wilds)} wild`];
  if (meld.missing > 0) {
    const short = `${figure(meld.missing)} short of a ${words.book.one}`;
    return [cards, ...wilds, short, ...(meld.kind === 'wild' ? [] : [words[meld.kind]])];
  }
  const capped = meld.capped ? [`capped with ${capName(context)}`] : [];
  return [bookOf(words, meld.kind).one, cards, ...wilds, ...capped];
}

function booksBeside(kinds: readonly SlotMeld['kind'][], { ruleSet }: Context): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    const book = bookOf(ruleSet.words, kind);
    return count === 1 ? withArticle(book.one) : `${figure(count)} ${book.many}`;
  });
}

/** "a Lady": what caps under these rules. */
export function capName({ pack, ruleSet }: Pick<Context, 'pack' | 'ruleSet'>): string {
  const cap = pack.kinds.findIndex((kind) => ruleSet.rules.roles[kind] === 'cap');
  return withArticle(nameOfKind(pack, cap, 1));
}
