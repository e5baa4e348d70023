import { bitsOf } from '../numbers/bits.ts';
import type { Each, Is, Lookup } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import type { KindName, PackId, Rules } from './rules.ts';

/** A card is its face: an index into its pack's faces. Copies are interchangeable. */
export type Card = number & Is<'card'>;

/** An index into its pack's kinds. */
export type Kind = number & Is<'kind'>;

/** The faces of one deck. The faces of a kind stand together, so a kind is a range of faces. */
export interface Pack {
  readonly id: PackId;
  readonly kinds: Each<Kind, KindName>;
  readonly faces: Each<Card, string>;
  /** For each face, how many one deck holds. */
  readonly copies: Each<Card, number>;
  readonly kindOf: Lookup<Card, Kind>;
  /** For each kind its first face; one more entry closes the last range. */
  readonly firstFace: Lookup<Kind, Card>;
  /** Whether red and black threes are one kind here, that of the black ones. */
  readonly oneThree: boolean;
}

interface KindFaces {
  kind: KindName;
  faces: readonly string[];
  copies: number;
}

const SUITS = 'hdcs'.split('');
const STANDARD_RANKS = '456789TJQKA2'.split('');

const PACKS: Record<PackId, Pack> = {
  standard: suitedPack('standard', ['joker']),
  'two-jokers': suitedPack('two-jokers', ['joker', 'littleJoker']),
  'lords-and-ladies': packOf('lords-and-ladies', [
    ...upTo(12).map((number) => single(String(number + 1), 16)),
    single('lord', 20),
    single('jester', 20),
    single('joker', 10),
    single('lady', 10),
    single('villain', 10),
  ]),
};

export function packFor(id: PackId): Pack {
  return PACKS[id];
}

/** The pack under these rules. Where all threes are one rank, no card is of the red kind. */
export function packUnder({ pack, threes }: Pick<Rules, 'pack' | 'threes'>): Pack {
  return threes === 'oneRank' && hasSuits(pack) ? ONE_RANK_OF_THREES[pack] : packFor(pack);
}

const ONE_RANK_OF_THREES = {
  standard: withOneThree(PACKS.standard),
  'two-jokers': withOneThree(PACKS['two-jokers']),
};

/** Whether the pack is made of standard decks: suits, threes, and a number of jokers. */
export function hasSuits(id: PackId): id is 'standard' | 'two-jokers' {
  return id !== 'lords-and-ladies';
}

/** How many of a standard deck's jokers have this face; the first kind gets the odd one. */
export function jokersOf({ faces }: Pack, face: string, jokersPerDeck: number): number {
  const kinds = faces.includes('littleJoker') ? 2 : 1;
  return Math.floor((jokersPerDeck + (face === 'joker' ? kinds - 1 : 0)) / kinds);
}

function withOneThree(pack: Pack): Pack {
  const black = pack.kinds.indexOf('black3');
  const red = pack.kinds.indexOf('red3');
  return {
    ...pack,
    oneThree: true,
    kindOf: Uint8Array.from(pack.kindOf, (kind) => (kind === red ? black : kind)),
    firstFace: Uint8Array.from(pack.firstFace, (face, kind) =>
      kind === red ? pack.firstFace[red + 1] : face,
    ),
  };
}

/** These kinds as bits; those that the pack hasn't got are the last bit. */
export function kindBits(pack: Pack, names: readonly KindName[]): number {
  return bitsOf(names.map((name) => pack.kinds.indexOf(name)));
}

/** The card with this face, or undefined if the pack has none. */
export function cardNamed(pack: Pack, face: string): Card | undefined {
  const card = pack.faces.indexOf(face);
  return card < 0 ? undefined : card;
}

function suitedPack(id: PackId, jokers: readonly KindName[]): Pack {
  return packOf(id, [
    ...STANDARD_RANKS.map((rank) => ({
      kind: rank,
      faces: SUITS.map((suit) => rank + suit),
      copies: 1,
    })),
    ...jokers.map((kind) => single(kind, 1)),
    { kind: 'black3', faces: ['3c', '3s'], copies: 1 },
    { kind: 'red3', faces: ['3h', '3d'], copies: 1 },
  ]);
}

function single(kind: KindName, copies: number): KindFaces {
  return { kind, faces: [kind], copies };
}

function packOf(id: PackId, kinds: KindFaces[]): Pack {
  const faces = kinds.flatMap((kind) => kind.faces);
  const firstFace = [0];
  for (const kind of kinds) firstFace.push(firstFace.at(-1)! + kind.faces.length);
  return {
    id,
    oneThree: false,
    kinds: kinds.map((kind) => kind.kind),
    faces,
    copies: kinds.flatMap((kind) => kind.faces.map(() => kind.copies)),
    kindOf: Uint8Array.from(kinds.flatMap((kind, index) => kind.faces.map(() => index))),
    firstFace: Uint8Array.from(firstFace),
  };
}
