import {
  laidBrings,
  bonusFor,
  grabBonuses,
  mostMelds,
  onlyHeldCounts,
  outBonus,
  playBonusFor,
  type LayBonus,
  type Penalty,
  WILD,
  type BookKind,
  type Kind,
  type Terms,
  packFor,
} from '@hand-and-foot/engine';
import type { Field, Pile } from './count.ts';
import { perTerms } from './perTerms.ts';

/** A line of the pad that is counted one by one, and what each brings. */
export type Item =
  | { readonly is: 'books'; field: Field; book: BookKind; rank?: Kind; each: number }
  | { readonly is: 'out'; field: 'out'; each: number }
  /** Grabs that missed by up to `off` cards. */
  | { readonly is: 'grabs'; field: Field; off: number; each: number }
  | { readonly is: LayBonus['for']; field: Field; each: number }
  | { readonly is: 'penalty'; field: Field; of: Penalty['for']; each: number }
  | { readonly is: 'laid' | 'caps'; field: Field; kind: Kind; each: number };

/** Cards that are worth the same where they lie, and are counted together. */
export interface CardGroup {
  readonly field: Field;
  readonly value: number;
  readonly kinds: readonly Kind[];
}

const DEEDS: readonly LayBonus['for'][] = ['bookAtOnce', 'firstDown', 'outAtOnce'];

const BOOKS: readonly BookKind[] = ['clean', 'dirty', 'wild'];

/**
 * The lines that these terms have in the round, in the order of a score sheet; those that bring nothing and decide
 * nothing are left out. The lines are the same in every round, only their points may differ.
 */
export function itemsOf(terms: Terms, round = 1): readonly Item[] {
  return itemsIn(terms, String(round));
}

const itemsIn = perTerms((terms: Terms, round): Item[] => {
  if (onlyHeldCounts(terms.rules)) return [{ is: 'out', field: 'out', each: 0 }];
  return [
    ...BOOKS.filter((book) => isKnownBook(terms, book)).flatMap((book) => booksOf(terms, book)),
    { is: 'out', field: 'out', each: outBonus(terms.rules, Number(round)) },
    ...grabBonuses(terms.rules).map(({ off, bonus }) => ({
      is: 'grabs' as const,
      field: off === 0 ? ('grabs' as const) : (`grabs/${off}` as const),
      off,
      each: bonus,
    })),
    ...DEEDS.map((deed) => ({
      is: deed,
      field: `deeds/${deed}` as const,
      each: playBonusFor(terms.rules, deed),
    })).filter(({ each }) => each > 0),
    ...cardsOf(terms, 'laid', terms.laidAtOnce),
    ...cardsOf(terms, 'caps', terms.caps),
    ...terms.rules.penalties.map(({ for: of, points }) => ({
      is: 'penalty' as const,
      field: `penalties/${of}` as const,
      of,
      each: -points,
    })),
  ];
});

function isKnownBook(terms: Terms, book: BookKind): boolean {
  if (book === 'clean') return true;
  return book === 'wild' ? mostMelds(terms, WILD) > 0 : terms.wildsWith.some((wilds) => wilds > 0);
}

function booksOf(terms: Terms, book: BookKind): Item[] {
  const own = ownRanks(terms, book);
  const other = book === 'wild' ? WILD : terms.ranks.find((rank) => !own.includes(rank));
  return [
    ...(other === undefined
      ? []
      : [
          {
            is: 'books',
            field: `books/${book}`,
            book,
            each: bonusFor(terms, book, other),
          } as const,
        ]),
    ...own.map((rank) => ({
      is: 'books' as const,
      field: `books/${book}/${terms.pack.kinds[rank]!}` as const,
      book,
      rank,
      each: bonusFor(terms, book, rank),
    })),
  ];
}

/** Ranks whose books are told apart: they bring a bonus of their own, count as another kind, or going out asks for them. */
function ownRanks({ rules, ranks, wilds, pack }: Terms, book: BookKind): Kind[] {
  return (book === 'wild' ? wilds : ranks).filter((rank) => {
    const name = pack.kinds[rank];
    return (
      rules.rankBonus.some((own) => own.kind === book && own.rank === name) ||
      [...rules.booksNeeded, ...(rules.laid.books ?? [])].some(
        (own) => own.rank === name && [book, 'any'].includes(own.kind),
      ) ||
      rules.byRank.some((own) => own.rank === name && own.countsAs !== undefined)
    );
  });
}

function cardsOf(terms: Terms, is: 'laid' | 'caps', kinds: readonly Kind[]): Item[] {
  return kinds
    .filter((kind) => terms.value[kind] !== 0 || (is === 'laid' && laidBrings(terms)))
    .map((kind) => ({
      is,
      field: `${is}/${terms.pack.kinds[kind]!}`,
      kind,
      each: terms.value[kind]!,
    }));
}

/** The values that a pile's cards are counted by, the smallest first. */
export const groupsOf = perTerms((terms, pile: Pile): readonly CardGroup[] => {
  const worth = pile === 'table' ? terms.value : terms.caught;
  if (pile === 'table' && onlyHeldCounts(terms.rules)) return [];
  const kinds = pile === 'table' ? meldable(terms) : [...terms.pack.kinds.keys()];
  const values = [...new Set(kinds.map((kind) => worth[kind]!))].filter((value) => value > 0);
  return values
    .sort((one, other) => one - other)
    .map((value) => ({
      field: `${pile}/${value}`,
      value,
      kinds: kinds.filter((kind) => worth[kind] === value),
    }));
});

/** Kinds that lie in melds. */
export function meldable({ ranks, wilds }: Terms): Kind[] {
  return [...ranks, ...wilds];
}

/** How many cards of these kinds are in play. */
export function copiesOfKinds({ rules, copies }: Terms, kinds: readonly Kind[]): number {
  // Red and black threes are counted apart on paper, also where they are one rank.
  const pack = packFor(rules.pack);
  return copies.reduce(
    (sum, count, card) => sum + (kinds.includes(pack.kindOf[card]!) ? count : 0),
    0,
  );
}
