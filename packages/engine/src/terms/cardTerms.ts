import { bitsOf } from '../numbers/bits.ts';
import type { Each, Lookup } from '../numbers/is.ts';
import { kindBits, packFor, type Card, type Kind, type Pack } from '../rules/pack.ts';
import type { BookKind, KindName, Role, Rules } from '../rules/rules.ts';
import { cardsInPlay, copiesInDeck } from './extent.ts';

/** The cards in play, and what each kind is for. */
export interface CardTerms {
  /** How many cards a round is dealt from: all decks, without the cards set aside. */
  readonly deckSize: number;
  /** Every card of the decks, those that will be set aside too. */
  readonly deck: Lookup<number, Card>;
  /** For each face, how many copies are in play, those of a deck that may be added too. */
  readonly copies: Lookup<Card, number>;
  readonly faces: number;
  readonly kinds: number;
  /** For each kind. */
  readonly role: Each<Kind, Role>;
  readonly value: Lookup<Kind, number>;
  readonly caught: Lookup<Kind, number>;
  /** For each face the same: red threes keep their own charge where all threes are one kind. */
  readonly caughtFaces: Lookup<Card, number>;
  /** Kinds that can be melded by rank, in order. */
  readonly ranks: readonly Kind[];
  readonly wilds: readonly Kind[];
  /** The same and those that meld at any time, as bits. */
  readonly rankKinds: number;
  readonly naturalKinds: number;
  readonly wildKinds: number;
  /** Kinds that cap books, and kinds that are laid at once. */
  readonly caps: readonly Kind[];
  readonly laidAtOnce: readonly Kind[];
  /** For each face, whether it is laid at once. */
  readonly laidFaces: Lookup<Card, number>;
  readonly laid: LaidTerms;
  /** Kinds that nobody takes while they lie on top, as bits. */
  readonly blockedKinds: number;
  /** Kinds that must be discarded before others, as bits. */
  readonly firstKinds: number;
  /** Kinds that may not be discarded yet, as bits. */
  readonly barredKinds: number;
}

/** The knob `laid` with everything that it leaves out. */
interface LaidTerms {
  /** How many such cards are in play. */
  readonly copies: number;
  /** The largest first. */
  readonly sets: readonly { readonly cards: number; readonly total: number }[];
  readonly countIf: 'always' | 'opened' | 'books';
  readonly books: readonly { readonly kind: BookKind | 'any'; readonly rank?: KindName }[];
  /** Whether they're held until the side has opened. */
  readonly late: boolean;
}

export function cardTerms(rules: Rules, pack: Pack, decks: number): CardTerms {
  const inDeck = copiesInDeck(rules);
  const deck = Uint16Array.from(
    inDeck.flatMap((count, face) => Array<number>(count * decks).fill(face)),
  );
  const inAll = rules.emptyStock === 'addDeck' ? decks + 1 : decks;
  const copies = Uint16Array.from(inDeck, (copy) => copy * inAll);
  const role = pack.kinds.map((kind) => rules.roles[kind]);
  const ofRole = (...roles: Role[]): Kind[] =>
    [...role.keys()].filter((kind) => roles.includes(role[kind]));
  const wilds = ofRole('wild');
  const ranks = ofRole('natural', 'lastMeld');
  const value = Int32Array.from(pack.kinds, (kind) => rules.values[kind] ?? 0);
  const caught = Int32Array.from(
    pack.kinds,
    (kind, at) => rules.caught[kind] ?? Math.abs(value[at]),
  );
  return {
    deckSize: cardsInPlay(rules, deck.length),
    deck,
    copies,
    faces: pack.faces.length,
    kinds: pack.kinds.length,
    role,
    value,
    caught,
    caughtFaces: Int32Array.from(packFor(pack.id).kindOf, (kind) => caught[kind]),
    ranks,
    wilds,
    rankKinds: bitsOf(ranks),
    naturalKinds: bitsOf(ofRole('natural')),
    wildKinds: bitsOf(wilds),
    caps: ofRole('cap'),
    laidAtOnce: ofRole('laid'),
    laidFaces: Uint8Array.from(pack.kindOf, (kind) => Number(role[kind] === 'laid')),
    laid: laidTerms(
      rules,
      pack,
      inDeck.map((copy) => copy * decks),
    ),
    blockedKinds: kindBits(pack, rules.pickUpBlockedBy),
    firstKinds: kindBits(pack, rules.discardFirst),
    barredKinds: kindBits(
      pack,
      rules.discardBarred.map(({ kind }) => kind),
    ),
  };
}

function laidTerms({ laid, roles }: Rules, pack: Pack, copies: ArrayLike<number>): LaidTerms {
  const { sets = [], countIf = 'always', books = [], from } = laid;
  return {
    copies: Array.from(copies).reduce(
      (sum, count, face) => sum + (roles[pack.kinds[pack.kindOf[face]]] === 'laid' ? count : 0),
      0,
    ),
    sets: [...sets].sort((one, other) => other.cards - one.cards),
    countIf,
    books,
    late: from === 'opened',
  };
}
