import { capitalised } from '../capitalised.ts';
import type { Context } from '../context.ts';
import { meldsIn, type Owner, type Slot, type SlotMeld } from '../slot.ts';
import { capName, nounOfKind } from './kind.ts';
import { listed } from './list.ts';
import { agree, un, type GenderedNoun } from './noun.ts';
import { CARD, counted, figure, WILD_CARD } from './number.ts';
import { bookOf, nounFor, qualityOf } from './ruleSet.ts';

/** "Nuestros reyes, 5 cartas, 1 comodín, faltan 2 para un libro, sucio". */
export function saySlot(slot: Slot, context: Context): string {
  const { owner, rank, staged = 0 } = slot;
  const { shown, beside } = meldsIn(slot, context);
  const ranks = rank === undefined ? WILD_CARD : nounOfKind(context.pack, rank);
  return [
    capitalised(owned(ranks, owner)),
    ...(shown ? meldParts(shown, context) : ['sin cartas']),
    ...(staged > 0 ? [`${figure(staged)} ${staged === 1 ? 'puesta' : 'puestas'}`] : []),
    ...(beside.length > 0 ? [`más ${listed(booksBeside(beside, context))}`] : []),
  ].join(', ');
}

function owned(ranks: GenderedNoun, owner: Owner): string {
  if (typeof owner === 'object') return `${ranks.many} de ${owner.name}`;
  const whose = { we: agree(ranks, 'nuestros', 'nuestras'), you: 'tus', they: 'sus' }[owner];
  return `${whose} ${ranks.many}`;
}

function meldParts(meld: SlotMeld, context: Context): string[] {
  const { ruleSet, pack } = context;
  const book = nounFor(ruleSet, 'book');
  const cards = counted(meld.cards, CARD);
  const named = meld.kind !== 'wild';
  // Of a meld of wilds it goes without saying.
  const wilds = named && meld.wilds > 0 ? [counted(meld.wilds, WILD_CARD)] : [];
  if (meld.missing > 0) {
    const missing = `${meld.missing === 1 ? 'falta' : 'faltan'} ${figure(meld.missing)} para ${un(book)}`;
    return [cards, ...wilds, missing, ...(named ? [qualityOf(ruleSet, meld.kind)] : [])];
  }
  const capped = `${agree(book, 'coronado', 'coronada')} con ${capName(pack, ruleSet.rules.roles)}`;
  return [bookOf(ruleSet, meld.kind).one, cards, ...wilds, ...(meld.capped ? [capped] : [])];
}

function booksBeside(kinds: readonly SlotMeld['kind'][], { ruleSet }: Context): string[] {
  return [...new Set(kinds)].map((kind) => {
    const count = kinds.filter((each) => each === kind).length;
    const book = bookOf(ruleSet, kind);
    return count === 1 ? un(book) : counted(count, book);
  });
}
