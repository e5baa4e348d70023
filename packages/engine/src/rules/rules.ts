/**
 * Everything on which tables differ, as plain data. One knob, one key; each is read in one place,
 * by the question it answers. `@hand-and-foot/rulesets` describes every knob in its catalogue.
 */
export interface Rules {
  // The cards and the seats
  pack: PackId;
  /** How many decks are shuffled together, for each number of players the rules seat. */
  decks: PerPlayers<number>;
  /** How many jokers each standard deck has; other packs have their own. */
  jokersPerDeck: number;
  /** How many cards of the shuffled decks are set aside unseen and take no part in the round. */
  setAside: number | 'half';
  /** Possible partnerships for each number of players; the first is the default. */
  seating: PerPlayers<Seating[]>;
  /** The role of each kind of card. */
  roles: Record<KindName, Role>;
  /** Points for a card on the table; for a capping card, the bonus it brings. */
  values: Record<KindName, number>;
  /** The charge for a card left in hand or foot, where it is not its value. */
  caught: Record<KindName, number>;
  /** Whether red and black threes are two kinds, or one rank that melds together; each keeps its own charge. */
  threes: 'apart' | 'oneRank';
  /** Points for laid cards when one side has laid every one in the deck. */
  allLaid: 'same' | 'doubled';
  laid: Laid;

  // The deal
  /** Sizes of each player's piles: the hand, then what is taken up after it; the last is the foot. */
  piles: number[];
  /** Differences for some numbers of players. */
  forPlayers: ForPlayers[];
  /** grabbedByDealer: the dealer, to the right of the starter, cuts the cards of all players at once. */
  deal: 'grabbed' | 'grabbedByDealer' | 'drawn' | 'dealt';
  /** Bonus for grabbing exactly the cards that are needed, or by how many they may be missed. */
  exactGrab: number | NearGrab[];
  handChoice: HandChoice;
  /** The way the last pile goes before it is a foot, maybe with the hand; crosswise, each neighbor gets a pile. */
  footPass: ByRound<FootPass>;
  /** Kinds that `freezes` names freeze the discards when they are turned up, as a discarded wild may. */
  upcard: { turn: 'none' } | { turn: 'one'; replace: KindName[]; freezes?: KindName[] };
  /** How many piles the stock is shared out over. */
  stockPiles: 1 | 2 | 3 | 4;
  /** different: a draw takes from as many piles as it can before it takes from one twice. */
  drawFrom: 'any' | 'different';
  starter: 'drawn' | 'highCard' | 'leftOfHighCard' | 'leftOfDealer';
  /** The starter of a later round. wentOut: the player who went out; if nobody did, the next one to the left. */
  nextStarter: 'left' | 'wentOut';

  // The turn
  draw: ByRound<number>;
  starterUpcard: 'no' | 'mayTake';
  pickUp: PickUp;
  /** The fewest discards that may be taken from. */
  pickUpAtLeast: number;
  /** A pick-up that finds too few discards takes only those, or the rest from the stock with them. */
  pickUpShort: 'fewer' | 'topUp';
  /** Ways in which the top discard may be played at once; any one of them will do. */
  pickUpWith: PickUpWay[];
  /** The card of those taken that must be played at once: the top one, or any. */
  pickUpUses: 'top' | 'any';
  /** The top discard's place: also on a meld that lies there, or always in a new meld, or a new one without wilds. */
  pickUpMeld: 'any' | 'new' | 'newClean';
  /** A side that has not opened in an earlier turn takes as usual, only with a pair from hand, or nothing. */
  pickUpUnopened: 'free' | 'pair' | 'never';
  /** Kinds that nobody can take while they lie on top. */
  pickUpBlockedBy: KindName[];
  /** byWildLap: only until the player who froze them is next to play. */
  freezing: 'never' | 'byWild' | 'byWildLap' | FrozenBy;
  /** How many cards end a turn; a second one only if it may be discarded. */
  discards: number;
  /** Kinds that must be discarded before any other card. */
  discardFirst: KindName[];
  /** Kinds that can't be discarded yet. */
  discardBarred: BarredKind[];

  // Melds and books
  /** The fewest cards and naturals that begin a meld, and the points they bring at least. */
  meldStart: { cards: number; naturals: number; points?: number };
  /** Conditions on the wilds of a meld; all of them hold together. */
  wildLimits: WildLimit[];
  bookSize: number;
  /** The cards that a finished book takes: the same for every kind of book, or each its own. */
  bookGrows: BookGrowth | GrowthByKind;
  meldsOfRank: MeldsOfRank;
  /** How many all-wild melds a side may have; none where it is 0. */
  wildMelds: number;
  /** When another of them may begin. */
  wildMeldsWhen: 'always' | 'afterBooks';
  /** Ranks with rules of their own. */
  byRank: RankRules[];
  opening: Opening;
  /** The points that count toward the opening: cards, only those from hand, or the bonus of books laid with them too. */
  openingCounts: 'cards' | 'hand' | 'books';
  /** An opening that lays the whole hand may need no points. */
  openingWaived: 'never' | 'emptyHand';
  /** Whether the first melds of a side may have wilds. */
  openingWilds: 'any' | 'none';

  // Into the foot and going out
  footAnnounced: 'yes' | 'no';
  /** ownBook: the foot joins the hand once the player has laid the card that finishes a book. */
  footBy: 'emptyHand' | 'ownBook';
  /** endsTurn: with the foot taken up. nextTurn: before drawing. insteadOfDraw: after a discard, in place of the draw. */
  footTaken: 'atOnce' | 'endsTurn' | 'nextTurn' | 'insteadOfDraw';
  /** no: a player who asks for it goes out from the hand; the foot counts as caught. */
  footNeeded: 'yes' | 'no';
  /** Whether the cards of a pile that was never taken up count as caught. */
  footCaught: 'cards' | 'nothing';
  booksNeeded: BooksNeeded[];
  /** Whether one book may count for several of those lines, or for one alone; any: a spare clean one also as dirty. */
  booksShared: 'yes' | 'no' | 'any';
  permission: 'none' | 'asked' | 'binding';
  /** played: partners must have laid or discarded a card from their foot. */
  partnersInFoot: 'notNeeded' | 'needed' | 'played';
  /** A partner who holds one of these kinds can't say yes to going out. */
  outBarredBy: KindName[];
  lastDiscard: 'optional' | 'needed' | 'forbidden';
  withoutBooks: 'keepCard' | 'playOn';
  /** lap: everybody else has one more turn. lapIfLaid: unless the last card was discarded. */
  afterOut: 'ends' | 'lap' | 'lapIfLaid';
  goOutBonus: ByRound<number>;

  // The score
  bookBonus: Record<BookKind, number>;
  /**
   * Books of these ranks bring their own bonus instead of the one for their kind; all-wild ones where they are of one
   * kind of wild.
   */
  rankBonus: { rank: KindName; kind: BookKind; bonus: number }[];
  /** Bonuses won in play. */
  playBonus: LayBonus[];
  /** Flat losses at the end of a round, on top of the charge for a side's cards. */
  penalties: Penalty[];
  /**
   * Cards of unfinished melds: for the side, not at all, or as if they were held; or so only those of a rank's second
   * meld and later.
   */
  unfinished: 'plus' | 'none' | 'minus' | 'laterMinus';
  /**
   * held: nothing counts but the cards held at the end, and none of the side that went out. lowWins: the same, written
   * above nothing, and the lowest total wins.
   */
  counts: 'all' | 'held' | 'lowWins';
  /**
   * An empty stock ends the round, or is filled again; so many times where they are counted, a fresh deck once. playOn:
   * the round goes on while the players to draw take the discards.
   */
  emptyStock: 'endsRound' | 'reshuffle' | 'addDeck' | 'playOn' | { reshuffle: number };
  gameEnd:
    | { after: 'rounds'; rounds: number }
    | { after: 'points'; points: number; atMost: number };
}

/** The bonus for a grab that misses by up to `off` cards, where no other entry has fewer. */
export interface NearGrab {
  off: number;
  bonus: number;
}

/**
 * bookAtOnce: for each meld begun as a whole book. firstDown: for the side that opens before all others. outAtOnce: for one
 * that goes out in the turn in which it opens.
 */
export interface LayBonus {
  for: 'bookAtOnce' | 'firstDown' | 'outAtOnce';
  bonus: number;
}

/**
 * foot: for each player who has not taken up the foot. wildMeld: for each all-wild meld that is no book. notDown: for a
 * side without a meld.
 */
export interface Penalty {
  for: 'foot' | 'wildMeld' | 'notDown';
  points: number;
}

/** Other values of some knobs, where so many play. */
export type ForPlayers = { players: number } & { [Knob in PlayersKnob]?: Rules[Knob] };

/** Knobs that may depend on how many play; decks and seating always do. */
export type PlayersKnob =
  | 'setAside'
  | 'piles'
  | 'footPass'
  | 'handChoice'
  | 'stockPiles'
  | 'drawFrom'
  | 'draw'
  | 'pickUp'
  | 'pickUpAtLeast'
  | 'wildMelds'
  | 'opening'
  | 'booksNeeded'
  | 'permission'
  | 'partnersInFoot'
  | 'goOutBonus';

/** two-jokers: the standard pack, where some of the jokers are little ones, a kind of their own. */
export type PackId = 'standard' | 'two-jokers' | 'lords-and-ladies';

/**
 * How many melds of a rank a side may have, and when another may begin. oneOfEach: beside finished books, one clean
 * and one dirty. With `start`, all but the first of a rank begin with as many naturals as a meld has cards.
 */
export interface MeldsOfRank {
  most: number | 'any';
  when: 'always' | 'afterBooks' | 'oneOfEach';
  start?: 'naturals';
}

/** A kind is what the rules tell apart: a rank, or the red or the black threes. */
export type KindName = string;

/** Keyed by the number of players, as JSON has it: `{"4": 5}`. */
export type PerPlayers<T> = Record<string, T>;

/** One value a round; later rounds repeat the last. */
export type PerRound<T> = T[];

/** One value for every round, or one a round. */
export type ByRound<T extends number | string> = T | PerRound<T>;

/**
 * byBottomCard, topSeen, seen: chosen by the bottom cards, the top cards, or all cards. highBottom, lowBottom: the pile
 * with the higher or the lower bottom card, from a joker and the ace down to the two; equal ones leave the choice to
 * the player, or where the lower decides, to the suits.
 */
export type HandChoice =
  | 'first'
  | 'byBottomCard'
  | 'unseen'
  | 'highBottom'
  | 'lowBottom'
  | 'topSeen'
  | 'seen';

/** partner: to the next seat of one's own side; a player alone keeps it. bothLeft, bothRight: the hand goes with it. */
export type FootPass =
  | 'kept'
  | 'left'
  | 'right'
  | 'crosswise'
  | 'partner'
  | 'bothLeft'
  | 'bothRight';

/**
 * alone: every seat its own side. pairs: seat i with i + n/2. threes: even seats against odd.
 * fifthChanges: 0 and 2 against 1 and 3; seat 4 joins the first in rounds 1 and 4, else the second.
 * teams2 and so on: so many teams, seat i in team i modulo their number.
 */
export const SEATINGS = [
  'alone',
  'pairs',
  'threes',
  'fifthChanges',
  'teams2',
  'teams3',
  'teams4',
  'teams5',
  'teams6',
  'teams7',
  'teams8',
] as const;
export type Seating = (typeof SEATINGS)[number];

/** How many teams sit in turn order, seat by seat; undefined for the other ways to sit. */
export function teamsIn(seating: Seating): number | undefined {
  return seating.startsWith('teams') ? Number(seating.slice('teams'.length)) : undefined;
}

/**
 * natural: melds by rank. wild: can be used as any. dead: can only be discarded. laid: laid at once and
 * replaced. cap: crowns a finished clean or wild book. lastMeld: melds only in the turn that goes out.
 */
export type Role = 'natural' | 'wild' | 'dead' | 'laid' | 'cap' | 'lastMeld';

/** Cards of the role `laid`: when they are laid, what they bring, and which of them are replaced. */
export interface Laid {
  /** So many of them bring `total` instead of their values; only the largest set counts, and only once. */
  sets?: { cards: number; total: number }[];
  /** They count against a side that hasn't opened, or lacks one of `books`; always for it where this is left out. */
  countIf?: 'always' | 'opened' | 'books';
  books?: { kind: BookKind | 'any'; rank?: KindName }[];
  /** opened: they are held until the side has opened. */
  from?: 'atOnce' | 'opened';
  /** They are replaced only if they come from here; from anywhere where this is left out. */
  replaced?: LaidSource[];
}

/** deal: in hand when the round begins, or when the side opens. stock: drawn. pile: picked up with the discards. */
export type LaidSource = 'deal' | 'stock' | 'foot' | 'pile';

/** Can't be discarded until a book of its rank lies with every side, one's own, or any; or in the whole round. */
export interface BarredKind {
  kind: KindName;
  until: 'every' | 'own' | 'any' | 'roundEnds';
  /** The book this waits for; of any kind where it is left out. */
  books?: BookKind | 'any';
  /** no: never as the last discard, in going out. */
  last?: 'yes' | 'no';
}

/** Discards of these kinds freeze the pile until it is taken, or for a lap. */
export interface FrozenBy {
  by: KindName[];
  until: 'taken' | 'lap';
}

/** `card` takes the top discard as the first of the cards drawn, and nothing need match it. */
export type PickUp =
  | { take: 'nothing' }
  | { take: 'card'; mayComplete: 'yes' | 'no' }
  | { take: 'top'; cards: ByRound<number> }
  | { take: 'all' };

/**
 * onMeld: on a meld of one's side. pair: with two naturals from hand. naturalAndWild: with one of each. A wild on top
 * becomes an all-wild meld: with two wilds of its kind (likeWilds) or with any two (anyWilds). oneNatural: in a new meld
 * without wilds, of one natural from hand, or more, and others of its rank among the cards taken.
 */
export type PickUpWay =
  | 'onMeld'
  | 'pair'
  | 'naturalAndWild'
  | 'likeWilds'
  | 'anyWilds'
  | 'oneNatural';

export type WildLimit =
  | { limit: 'most'; wilds: number }
  /** Naturals are at least this many more than wilds. */
  | { limit: 'lead'; by: number }
  /** At least this many naturals for each wild. */
  | { limit: 'perWild'; naturals: number }
  /** No wild before this many naturals. */
  | { limit: 'from'; naturals: number };

export interface RankRules {
  rank: KindName;
  /** How many cards begin a meld of the rank, where it is not `meldStart.cards`. */
  start?: number;
  /** Only a player who has taken up the foot melds it. */
  from?: 'foot';
  /** Its books count as this kind, also for their bonus; `own` counts only where the rank itself is asked for. */
  countsAs?: 'clean' | 'dirty' | 'own';
  /** Its melds take no wilds. */
  wilds?: 'none';
  /** Its unfinished melds count as if they were held. */
  unfinished?: 'minus';
}

export type Opening =
  /** With `book`, some rounds open only with a clean book among the first melds. */
  | { by: 'round'; points: PerRound<number>; book?: PerRound<'none' | 'clean'> }
  /** The last step whose `from` the side's total has reached; the first also below it. */
  | { by: 'score'; steps: { from: number; points: number }[] };

/** byAny: also wilds, which make a clean book dirty. An all-wild book takes wilds, or nothing. */
export type BookGrowth = 'byAny' | 'byNaturals' | 'never';

export interface GrowthByKind {
  clean: BookGrowth;
  dirty: BookGrowth;
  wild: 'byAny' | 'never';
  /** nextTurn: the turn that finishes a book adds nothing to it. */
  from?: 'atOnce' | 'nextTurn';
}

export type BookKind = 'clean' | 'dirty' | 'wild';

export interface BooksNeeded {
  kind: BookKind | 'any';
  /** Only books of this rank count, where it is given. */
  rank?: KindName;
  count: PerRound<number>;
  /** The count where partners play together, if it differs. */
  partners?: PerRound<number>;
}

/** The values that hold in some round. */
export function inSomeRound<T>(value: T | PerRound<T>): readonly T[] {
  return Array.isArray(value) ? value : [value];
}

/** The value that holds in `round`, counted from 1, of a list of one a round or a single one. */
export function inRound<T>(value: T | PerRound<T>, round: number): T {
  return Array.isArray(value) ? value[Math.min(round, value.length) - 1] : value;
}

/** The most players that any rules may seat. */
export const MOST_PLAYERS = 16;
