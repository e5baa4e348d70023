import { fromMixSeed, type Below } from './outsideChance.ts';

// Written from docs/dealing.md alone, as somebody outside would: nothing here may import the engine or the shuffle.

/** The knobs that a deal asks about, as they stand in the data of a rule set. */
export interface DealKnobs {
  pack: string;
  decks: Readonly<Record<string, number>>;
  /** 2, 0 and `apart` where they are not told. */
  jokersPerDeck?: number;
  setAside?: number | 'half';
  threes?: string;
  roles: Readonly<Record<string, string>>;
  piles: readonly number[];
  forPlayers?: readonly { players: number; piles?: readonly number[]; stockPiles?: number }[];
  deal: string;
  footPass: string | readonly string[];
  /** Asked only where piles go to partners. */
  seating?: Readonly<Record<string, readonly string[]>>;
  handChoice: string;
  upcard: { turn: 'none' } | { turn: 'one'; replace: readonly string[] };
  stockPiles: number;
  starter: string;
  laid?: { from?: string; replaced?: readonly string[] };
}

export interface OutsideWish {
  rules: DealKnobs;
  players: number;
  round: number;
  /** The starter of round 1, once it is known. */
  firstStarter?: number | undefined;
  /** By seat, what it does in the deal. */
  depths: readonly number[];
  stacks: readonly number[];
}

/** How a round begins, as docs/deals.json has it: hands and feet sorted in the order of the deck. */
export interface DealTold {
  drewForStart?: string[];
  starter: number;
  /** From the starter to the left: how many cards each grab lifted. */
  lifted?: number[];
  /** By seat, the bottom cards by which hands are chosen. */
  bottoms?: string[][];
  /** By seat its piles, the hand first. */
  piles: string[][][];
  /** By seat, the cards laid at once. */
  laid: string[][];
  /** Cards put back before the upcard, in turn. */
  replaced: string[];
  upcard?: string;
  stock: string[][];
  mixSeed: number;
}

const STANDARD = [
  ...'4 5 6 7 8 9 T J Q K A 2'
    .split(' ')
    .flatMap((rank) => 'h d c s'.split(' ').map((suit) => rank + suit)),
  ...'joker 3c 3s 3h 3d'.split(' '),
];
const LORDS = '1 2 3 4 5 6 7 8 9 10 11 12 lord jester joker lady villain'.split(' ');
const LORDS_COPIES: Record<string, number> = {
  lord: 20,
  jester: 20,
  joker: 10,
  lady: 10,
  villain: 10,
};

function facesOf(pack: string): string[] {
  if (pack === 'two-jokers')
    return STANDARD.flatMap((face) => (face === 'joker' ? [face, 'littleJoker'] : [face]));
  return pack === 'standard' ? STANDARD : LORDS;
}

function copiesOf({ pack, jokersPerDeck = 2 }: DealKnobs, face: string): number {
  if (pack === 'two-jokers' && /joker/i.test(face))
    return face === 'joker' ? Math.ceil(jokersPerDeck / 2) : Math.floor(jokersPerDeck / 2);
  if (pack !== 'lords-and-ladies') return face === 'joker' ? jokersPerDeck : 1;
  return LORDS_COPIES[face] ?? 16;
}

function kindOf({ pack, threes }: DealKnobs, face: string): string {
  if (pack === 'lords-and-ladies' || /joker/i.test(face)) return face;
  if (face === '3c' || face === '3s') return 'black3';
  if (face === '3h' || face === '3d') return threes === 'oneRank' ? 'black3' : 'red3';
  return face[0]!;
}

/** Step 1. */
function fullDeck(rules: DealKnobs, players: number): string[] {
  return facesOf(rules.pack).flatMap((face) =>
    Array<string>(copiesOf(rules, face) * rules.decks[players]!).fill(face),
  );
}

/** The rules with what is different for so many players. */
function asPlayedBy(rules: DealKnobs, players: number): DealKnobs {
  return { ...rules, ...rules.forPlayers?.find((each) => each.players === players) };
}

/** Deals one round from its stream. */
export function outsideDeal(given: OutsideWish, below: Below): DealTold {
  const { players } = given;
  const wish = { ...given, rules: asPlayedBy(given.rules, players) };
  const { rules } = wish;
  const deck = fullDeck(rules, players);
  const start = whoStarts(wish, deck, below);
  shuffled(deck, below);
  const { setAside = 0 } = rules;
  deck.splice(setAside === 'half' ? Math.ceil(deck.length / 2) : deck.length - setAside);
  const mixSeed = below(2 ** 31);
  const order = Array.from({ length: players }, (_, at) => (start.starter + at) % players);
  const lifted = rules.deal.startsWith('grabbed')
    ? lifts(wish, deck.length, order, below)
    : undefined;
  let piles: string[][][] = [];
  for (const seat of order) piles[seat] = rules.piles.map((size) => deck.splice(0, size));
  piles = passed(piles, partnersOf(wish), wayIn(rules.footPass, wish.round));
  const shown = rules.handChoice === 'topSeen' ? -1 : 0;
  const bottoms = piles.map((own) => own.map((cards) => cards.at(shown)!));
  if (rules.handChoice !== 'first')
    piles.forEach((own, seat) => choose(own, stackOf(rules, bottoms[seat]!) ?? wish.stacks[seat]!));
  const turned = turnUp(rules, deck, mixSeed);
  const stock = shared(deck, rules.stockPiles);
  const laid = layAtOnce(rules, order, piles, stock);
  const sorted = (cards: readonly string[]): string[] => inOrder(rules.pack, cards);
  return {
    ...start,
    ...turned,
    ...(lifted ? { lifted } : {}),
    ...(/bottom|top/i.test(rules.handChoice) ? { bottoms } : {}),
    piles: piles.map((own) => own.map(sorted)),
    laid: laid.map(sorted),
    stock,
  };
}

function inOrder(pack: string, cards: readonly string[]): string[] {
  const faces = facesOf(pack);
  return [...cards].sort((a, b) => faces.indexOf(a) - faces.indexOf(b));
}

/** Step 2. */
function whoStarts(
  { rules, players, round, firstStarter }: OutsideWish,
  deck: readonly string[],
  below: Below,
): Pick<DealTold, 'drewForStart' | 'starter'> {
  if (round > 1) return { starter: (firstStarter! + round - 1) % players };
  if (rules.starter === 'drawn' || rules.starter === 'leftOfDealer')
    return { starter: below(players) };
  for (;;) {
    const places: number[] = [];
    while (places.length < players) {
      const place = below(deck.length);
      if (!places.includes(place)) places.push(place);
    }
    const drewForStart = places.map((place) => deck[place]!);
    const heights = drewForStart.map((card) => heightOf(rules, card));
    const winner = heights.indexOf(Math.max(...heights));
    if (heights.lastIndexOf(heights[winner]!) !== winner) continue;
    const left = rules.starter === 'leftOfHighCard' ? 1 : 0;
    return { drewForStart, starter: (winner + left) % players };
  }
}

function heightOf(rules: DealKnobs, card: string): number {
  const { pack, roles } = rules;
  const kinds = [...new Set(facesOf(pack).map((face) => kindOf(rules, face)))];
  return kinds
    .filter((kind) => roles[kind] === 'natural' || roles[kind] === 'lastMeld')
    .indexOf(kindOf(rules, card));
}

/** Step 3. */
function shuffled(deck: string[], below: Below): void {
  for (let last = deck.length - 1; last >= 1; last--) {
    const other = below(last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
}

/** Step 5, and how many cards each grab of step 6 lifts. */
function lifts(
  { rules, players, depths }: OutsideWish,
  cards: number,
  order: readonly number[],
  below: Below,
): number[] {
  if (rules.deal === 'grabbedByDealer') {
    const cut = depths[order.at(-1)!]! * cards;
    return [Math.min(cards, Math.max(1, Math.floor(cut + 0.5) + below(4) + below(4) - 3))];
  }
  const off: number[] = [];
  for (let seat = 0; seat < players; seat++) off.push(below(4) + below(4) - 3);
  const each = rules.piles.reduce((sum, size) => sum + size, 0);
  return order.map((seat, at) => {
    const left = cards - at * each;
    return Math.min(left, Math.max(1, Math.floor(depths[seat]! * left + 0.5) + off[seat]!));
  });
}

function wayIn(footPass: string | readonly string[], round: number): string {
  return typeof footPass === 'string' ? footPass : footPass[Math.min(round, footPass.length) - 1]!;
}

/** By seat, the seats of its team, at a table that sits in the first way the rules have. */
function partnersOf({ rules, players, round }: OutsideWish): number[][] {
  const seating = rules.seating?.[players]?.[0] ?? 'alone';
  const fifth = round % 4 < 2 ? 0 : 1;
  const teamOf = (seat: number): number => {
    if (seating === 'pairs') return seat % (players / 2);
    if (seating === 'alone') return seat;
    if (seating.startsWith('teams')) return seat % Number(seating.slice(5));
    return seating === 'fifthChanges' && seat === 4 ? fifth : seat % 2;
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return seats.map((seat) => seats.filter((other) => teamOf(other) === teamOf(seat)));
}

/** Step 7. */
function passed(piles: string[][][], partners: number[][], way: string): string[][][] {
  const last = piles[0]!.length - 1;
  const from = (seat: number, by: number, pile: number): string[] =>
    piles[(seat + by + piles.length) % piles.length]![pile]!;
  return piles.map((own, seat) =>
    own.map((cards, pile) => {
      if (way === 'partner' && pile === last) {
        const team = partners[seat]!;
        return piles[team.at(team.indexOf(seat) - 1)!]![pile]!;
      }
      if (way === 'bothLeft' || way === 'bothRight')
        return from(seat, way === 'bothLeft' ? -1 : 1, pile);
      if (way === 'left' && pile === last) return from(seat, -1, pile);
      if ((way === 'right' || way === 'crosswise') && pile === last) return from(seat, 1, pile);
      return way === 'crosswise' && pile === 0 ? from(seat, -1, pile) : cards;
    }),
  );
}

/** The pile that the bottom cards make the hand, where they do. */
function stackOf({ handChoice, pack }: DealKnobs, bottoms: readonly string[]): number | undefined {
  if (handChoice !== 'highBottom' && handChoice !== 'lowBottom') return undefined;
  const heights = bottoms.map((card) => {
    if (pack === 'lords-and-ladies') return LORDS.indexOf(card);
    if (/joker/i.test(card)) return card === 'joker' ? 99 : 98;
    return '23456789TJQKA'.indexOf(card[0]!);
  });
  const [first, second] = heights as [number, number];
  if (handChoice === 'highBottom') return first === second ? undefined : first > second ? 0 : 1;
  if (first !== second) return first < second ? 0 : 1;
  const [one, other] = bottoms.map((card) => (pack === 'lords-and-ladies' ? '' : card.slice(1)));
  return one! <= other! ? 0 : 1;
}

function choose(own: string[][], stack: number): void {
  [own[0], own[stack]] = [own[stack]!, own[0]!];
}

/** Step 8. */
function turnUp(
  rules: DealKnobs,
  deck: string[],
  mixSeed: number,
): Pick<DealTold, 'replaced' | 'upcard' | 'mixSeed'> {
  const { upcard } = rules;
  const replaced: string[] = [];
  if (upcard.turn === 'none') return { replaced, mixSeed };
  const mayLie = (card: string): boolean => !upcard.replace.includes(kindOf(rules, card));
  if (!deck.some(mayLie)) return { replaced, mixSeed };
  const below = fromMixSeed(mixSeed);
  const next = below(2 ** 31);
  while (!mayLie(deck[0]!)) {
    const card = deck.shift()!;
    replaced.push(card);
    deck.splice(1 + below(deck.length), 0, card);
  }
  return { replaced, upcard: deck.shift()!, mixSeed: next };
}

/** Step 9. */
function shared(cards: readonly string[], piles: number): string[][] {
  const rest = [...cards];
  return Array.from({ length: piles }, (_, pile) =>
    rest.splice(0, Math.ceil(rest.length / (piles - pile))),
  );
}

/** Step 10: by seat, what it lays. */
function layAtOnce(
  rules: DealKnobs,
  order: readonly number[],
  piles: readonly string[][][],
  stock: readonly string[][],
): string[][] {
  const { roles, laid: knob = {} } = rules;
  const mustLie = (card: string): boolean =>
    roles[kindOf(rules, card)] === 'laid' && knob.from !== 'opened';
  const isReplaced = (from: string): boolean => knob.replaced?.includes(from) ?? true;
  const laid: string[][] = piles.map(() => []);
  for (const seat of order) {
    const hand = piles[seat]![0]!;
    laid[seat] = hand.filter(mustLie);
    piles[seat]![0] = hand.filter((card) => !mustLie(card));
    for (let missing = isReplaced('deal') ? laid[seat].length : 0; missing > 0; missing--) {
      const card = stock.find((pile) => pile.length > 0)?.shift();
      if (card === undefined) break;
      if (mustLie(card)) {
        laid[seat].push(card);
        if (isReplaced('stock')) missing++;
      } else piles[seat]![0].push(card);
    }
  }
  return laid;
}

/** The stock after the discards go back into it; pass the lowest discard first. */
export function outsideReshuffle(
  stock: readonly string[][],
  discards: readonly string[],
  mixSeed: number,
): { stock: string[][]; discards: string[]; mixSeed: number } {
  const below = fromMixSeed(mixSeed);
  const next = below(2 ** 31);
  const mixed = discards.slice(0, -1);
  shuffled(mixed, below);
  const shares = shared(mixed, stock.length);
  return {
    stock: stock.map((pile, at) => [...pile, ...shares[at]!]),
    discards: discards.slice(-1),
    mixSeed: next,
  };
}
