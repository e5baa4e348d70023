import type { BookKind, Kind } from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { BooksOf, Telling } from '../rulesPage.ts';
import { nameOfKind } from './kind.ts';
import { feminine, masculine, un, withAdjective, type GenderedNoun } from './noun.ts';
import { counted } from './number.ts';

const LABELS: Record<string, { name: string; summary: string }> = {
  'lords-and-ladies': {
    name: 'Lores y Damas',
    summary:
      'Con su propia baraja: las Damas coronan grupos limpios, los Villanos bloquean el pozo y los comodines lo congelan.',
  },
  singles: {
    name: 'Individual',
    summary:
      'Cada uno por su cuenta. Los treses rojos dan puntos, y del pozo solo se toma la carta de arriba.',
  },
  house: {
    name: 'Reglas de la casa',
    summary:
      'Con un par tomas las 7 cartas de arriba del pozo. Se juega con compañero o sin él. En la ronda 4 hacen falta más libros para cerrar.',
  },
  'six-deck': {
    name: 'Seis barajas',
    summary:
      'En parejas, con 6 barajas y libros rojos y negros. Para cerrar, los dos compañeros tienen que estar ya en el pie.',
  },
  'closed-books': {
    name: 'Libros cerrados',
    summary: 'Los libros se cierran con 7 cartas, y los comodines esperan a que haya 4 naturales.',
  },
};

/** The name of rules that a table gave none, and its translation. */
const OWN = {
  called: 'Own rules',
  name: 'Reglas propias',
  summary: 'Reglas propias de esta mesa.',
};

/** Spanish nouns for the sheets' own words. */
const NOUNS: Record<string, GenderedNoun> = {
  meld: feminine('combinación', 'combinaciones'),
  set: feminine('combinación', 'combinaciones'),
  book: masculine('libro', 'libros'),
  pile: feminine('pila', 'pilas'),
  group: masculine('grupo', 'grupos'),
};

const STEMS: Record<string, string> = { clean: 'limpi', dirty: 'suci', red: 'roj', black: 'negr' };

/** A rule set as it is called and described; one that a table named itself keeps its name. */
export function sayRuleSet({ name, summary }: RuleSet): { name: string; summary: string } {
  const same = labelOf(name);
  if (same) return same;
  if (name === OWN.called) return { name: OWN.name, summary: OWN.summary };
  const unnamed = /^(.*), changed$/.exec(name)?.[1];
  const parent = unnamed ?? /^(.*) with \d+ changes?\.$/.exec(summary)?.[1];
  if (parent === undefined) return { name, summary };
  const known = labelOf(parent)?.name ?? parent;
  return {
    name: unnamed === undefined ? name : `${known}, con cambios`,
    summary: `${known} con cambios de esta mesa.`,
  };
}

function labelOf(name: string): { name: string; summary: string } | undefined {
  return LABELS[ruleSets.find((known) => known.name === name)?.id ?? ''];
}

export function ruleSetName(ruleSet: RuleSet): string {
  return sayRuleSet(ruleSet).name;
}

/** The name of rules inside a sentence: "las Reglas de la casa", "Individual". */
export function withArticle(name: string): string {
  return name.replace(/^(?=Reglas de la casa)/, 'las ');
}

/** The rule set's own noun for a thing. */
export function nounFor({ words }: RuleSet, thing: 'meld' | 'book'): GenderedNoun {
  return NOUNS[words[thing].one] ?? ownNoun(words[thing]);
}

/** A table's own word, feminine by its ending: "canasta", "colección". */
function ownNoun({ one, many }: { one: string; many: string }): GenderedNoun {
  return /(a|ión|dad)$/.test(one) ? feminine(one, many) : masculine(one, many);
}

/** "libro limpio", "grupo de comodines". */
export function bookOf(ruleSet: RuleSet, kind: BookKind | 'any'): GenderedNoun {
  const book = nounFor(ruleSet, 'book');
  return kind === 'any' ? book : ofKind(book, ruleSet, kind);
}

/** "libro limpio", "combinación sucia". */
function ofKind(noun: GenderedNoun, { words }: RuleSet, kind: BookKind): GenderedNoun {
  return kind === 'wild' ? ofWilds(noun) : withAdjective(noun, STEMS[words[kind]] ?? STEMS[kind]!);
}

/** "libro limpio", "pilas sucias". */
export function nameOfBook(ruleSet: RuleSet, kind: BookKind | 'any', count: number): string {
  const book = bookOf(ruleSet, kind);
  return count === 1 ? book.one : book.many;
}

/** "combinación de comodines". */
export function ofWilds(noun: GenderedNoun): GenderedNoun {
  return { ...noun, one: `${noun.one} de comodines`, many: `${noun.many} de comodines` };
}

/** The adjective for `count` books or melds: "limpio", "sucias", "de comodines". */
export function qualityOf(
  ruleSet: RuleSet,
  kind: BookKind,
  count = 1,
  thing: 'meld' | 'book' = 'book',
): string {
  const form = count === 1 ? 'one' : 'many';
  const noun = nounFor(ruleSet, thing);
  return ofKind(noun, ruleSet, kind)[form].slice(noun[form].length + 1);
}

/** "un libro limpio", "una pila de sietes". */
export function aBookOf(
  { ruleSet, pack }: Telling,
  kind: BookKind | 'any',
  rank: Kind | undefined,
): string {
  const book = un(bookOf(ruleSet, kind));
  return rank === undefined ? book : `${book} de ${nameOfKind(pack, rank, 2)}`;
}

/** "dos libros limpios", "una pila sucia de sietes". */
export const booksOf: BooksOf = ({ ruleSet, pack }, count, kind, rank) => {
  const books = counted(count, bookOf(ruleSet, kind));
  return rank === undefined ? books : `${books} de ${nameOfKind(pack, rank, 2)}`;
};
