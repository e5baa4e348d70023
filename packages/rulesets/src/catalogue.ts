import { MOST_PLAYERS, SEATINGS, type PlayersKnob, type Rules } from '@hand-and-foot/engine';
import { before } from './before.ts';
import { byRound, choice, either, list, MOST_ROUNDS, number, perRound, setOf } from './shape.ts';
import type { ShapeFields, Shape } from './shape.ts';

/** One thing on which tables differ, with the values it may have. */
export interface Knob {
  knob: keyof Rules;
  group: Group;
  shape: Shape;
  /** How every table played before this knob existed; left out for knobs that all stored rules name. */
  before?: Rules[keyof Rules];
}

export type Group = 'cards' | 'deal' | 'turn' | 'melds' | 'foot' | 'goingOut' | 'score';

type Shapes = Partial<Record<keyof Rules, Shape>>;

const kinds = setOf({ shape: 'kind' }, 0, 20);
const bonus = number(0, 5000, 5);
const growth = choice('byAny', 'byNaturals', 'never');
const bookKind = choice('clean', 'dirty', 'wild');
const players = { shape: 'perPlayers', fewest: 2, most: MOST_PLAYERS } as const;

/** Knobs that may be different for some numbers of players, in the order in which a player would look for them. */
const varying = {
  setAside: { shape: 'numberOr', number: number(0, 999), word: 'half' },
  piles: list(number(5, 20), 2, 3),
  footPass: byRound(
    choice('kept', 'left', 'right', 'crosswise', 'partner', 'bothLeft', 'bothRight'),
  ),
  handChoice: choice(
    'first',
    'byBottomCard',
    'unseen',
    'highBottom',
    'lowBottom',
    'topSeen',
    'seen',
  ),
  stockPiles: number(1, 4),
  drawFrom: choice('any', 'different'),
  draw: byRound(number(1, 5)),
  pickUp: union('take', {
    nothing: {},
    card: { mayComplete: { of: choice('yes', 'no') } },
    top: { cards: { of: byRound(number(1, 54)) } },
    all: {},
  }),
  pickUpAtLeast: number(1, 54),
  wildMelds: number(0, 4),
  opening: union('by', {
    round: {
      points: { of: perRound(number(0, 500, 5)) },
      book: { of: perRound(choice('none', 'clean')), optional: true },
    },
    score: {
      steps: {
        of: list(
          record({ from: { of: number(-10_000, 100_000, 5) }, points: { of: number(0, 500, 5) } }),
          1,
          8,
        ),
      },
    },
  }),
  booksNeeded: list(
    record({
      kind: { of: choice('clean', 'dirty', 'wild', 'any') },
      rank: { of: { shape: 'kind' }, optional: true },
      count: { of: perRound(number(0, 12)) },
      partners: { of: perRound(number(0, 12)), optional: true },
    }),
    0,
    16,
  ),
  permission: choice('none', 'asked', 'binding'),
  partnersInFoot: choice('notNeeded', 'needed', 'played'),
  goOutBonus: byRound(number(0, 2000, 5)),
} satisfies Record<PlayersKnob, Shape>;

const cards = {
  pack: choice('standard', 'two-jokers', 'lords-and-ladies'),
  decks: { ...players, of: number(1, 20) },
  jokersPerDeck: number(0, 6),
  setAside: varying.setAside,
  seating: { ...players, of: setOf(choice(...SEATINGS), 1, SEATINGS.length) },
  roles: {
    shape: 'perKind',
    of: choice('natural', 'wild', 'dead', 'laid', 'cap', 'lastMeld'),
    every: true,
  },
  // Below nothing only for cards that are laid: a table may charge for red threes.
  values: { shape: 'perKind', of: number(-1000, 1000, 5), every: true },
  caught: { shape: 'perKind', of: number(0, 5000, 5), every: false },
  threes: choice('apart', 'oneRank'),
  allLaid: choice('same', 'doubled'),
  laid: record({
    sets: {
      of: list(record({ cards: { of: number(2, 40) }, total: { of: number(0, 10_000, 5) } }), 0, 4),
      optional: true,
    },
    countIf: { of: choice('always', 'opened', 'books'), optional: true },
    books: {
      of: list(
        record({
          kind: { of: choice('clean', 'dirty', 'wild', 'any') },
          rank: { of: { shape: 'kind' }, optional: true },
        }),
        0,
        8,
      ),
      optional: true,
    },
    from: { of: choice('atOnce', 'opened'), optional: true },
    replaced: { of: setOf(choice('deal', 'stock', 'foot', 'pile'), 0, 4), optional: true },
  }),
} satisfies Shapes;

const deal = {
  piles: varying.piles,
  forPlayers: list(
    record({ players: { of: number(2, MOST_PLAYERS) }, ...optional(varying) }),
    0,
    15,
  ),
  deal: choice('grabbed', 'grabbedByDealer', 'drawn', 'dealt'),
  exactGrab: either(
    number(0, 2000, 5),
    list(record({ off: { of: number(0, 20) }, bonus: { of: bonus } }), 1, 8),
  ),
  footPass: varying.footPass,
  handChoice: varying.handChoice,
  upcard: union('turn', {
    none: {},
    one: { replace: { of: kinds }, freezes: { of: kinds, optional: true } },
  }),
  stockPiles: varying.stockPiles,
  drawFrom: varying.drawFrom,
  starter: choice('drawn', 'highCard', 'leftOfHighCard', 'leftOfDealer'),
  nextStarter: choice('left', 'wentOut'),
} satisfies Shapes;

const turn = {
  draw: varying.draw,
  starterUpcard: choice('no', 'mayTake'),
  pickUp: varying.pickUp,
  pickUpAtLeast: varying.pickUpAtLeast,
  pickUpShort: choice('fewer', 'topUp'),
  pickUpWith: setOf(
    choice('onMeld', 'pair', 'naturalAndWild', 'likeWilds', 'anyWilds', 'oneNatural'),
    0,
    6,
  ),
  pickUpUses: choice('top', 'any'),
  pickUpMeld: choice('any', 'new', 'newClean'),
  pickUpUnopened: choice('free', 'pair', 'never'),
  pickUpBlockedBy: kinds,
  freezing: either(
    choice('never', 'byWild', 'byWildLap'),
    record({
      by: { of: setOf({ shape: 'kind' }, 1, 20) },
      until: { of: choice('taken', 'lap') },
    }),
  ),
  discards: number(1, 2),
  discardFirst: kinds,
  discardBarred: list(
    record({
      kind: { of: { shape: 'kind' } },
      until: { of: choice('every', 'own', 'any', 'roundEnds') },
      books: { of: choice('clean', 'dirty', 'wild', 'any'), optional: true },
      last: { of: choice('yes', 'no'), optional: true },
    }),
    0,
    8,
  ),
} satisfies Shapes;

const melds = {
  meldStart: record({
    cards: { of: number(2, 7) },
    naturals: { of: number(1, 7) },
    points: { of: number(5, 100, 5), optional: true },
  }),
  wildLimits: list(
    union('limit', {
      most: { wilds: { of: number(0, 11) } },
      lead: { by: { of: number(0, 10) } },
      perWild: { naturals: { of: number(1, 6) } },
      from: { naturals: { of: number(1, 12) } },
    }),
    0,
    4,
  ),
  bookSize: number(4, 12),
  bookGrows: either(
    growth,
    record({
      clean: { of: growth },
      dirty: { of: growth },
      wild: { of: choice('byAny', 'never') },
      from: { of: choice('atOnce', 'nextTurn'), optional: true },
    }),
  ),
  meldsOfRank: record({
    most: { of: { shape: 'numberOr', number: number(1, 10), word: 'any' } },
    when: { of: choice('always', 'afterBooks', 'oneOfEach') },
    start: { of: choice('naturals'), optional: true },
  }),
  wildMelds: varying.wildMelds,
  wildMeldsWhen: choice('always', 'afterBooks'),
  byRank: list(
    record({
      rank: { of: { shape: 'kind' } },
      start: { of: number(2, 12), optional: true },
      from: { of: choice('foot'), optional: true },
      countsAs: { of: choice('clean', 'dirty', 'own'), optional: true },
      wilds: { of: choice('none'), optional: true },
      unfinished: { of: choice('minus'), optional: true },
    }),
    0,
    13,
  ),
  opening: varying.opening,
  openingCounts: choice('cards', 'hand', 'books'),
  openingWaived: choice('never', 'emptyHand'),
  openingWilds: choice('any', 'none'),
} satisfies Shapes;

const foot = {
  footAnnounced: choice('yes', 'no'),
  footBy: choice('emptyHand', 'ownBook'),
  footTaken: choice('atOnce', 'endsTurn', 'nextTurn', 'insteadOfDraw'),
  footNeeded: choice('yes', 'no'),
  footCaught: choice('cards', 'nothing'),
} satisfies Shapes;

const goingOut = {
  booksNeeded: varying.booksNeeded,
  booksShared: choice('yes', 'no', 'any'),
  permission: varying.permission,
  partnersInFoot: varying.partnersInFoot,
  outBarredBy: kinds,
  lastDiscard: choice('optional', 'needed', 'forbidden'),
  withoutBooks: choice('keepCard', 'playOn'),
  afterOut: choice('ends', 'lap', 'lapIfLaid'),
  goOutBonus: varying.goOutBonus,
} satisfies Shapes;

const score = {
  bookBonus: record({ clean: { of: bonus }, dirty: { of: bonus }, wild: { of: bonus } }),
  rankBonus: list(
    record({ rank: { of: { shape: 'kind' } }, kind: { of: bookKind }, bonus: { of: bonus } }),
    0,
    39,
  ),
  playBonus: list(
    record({
      for: { of: choice('bookAtOnce', 'firstDown', 'outAtOnce') },
      bonus: { of: bonus },
    }),
    0,
    3,
  ),
  penalties: list(
    record({
      for: { of: choice('foot', 'wildMeld', 'notDown') },
      points: { of: number(5, 5000, 5) },
    }),
    0,
    3,
  ),
  unfinished: choice('plus', 'none', 'minus', 'laterMinus'),
  counts: choice('all', 'held', 'lowWins'),
  emptyStock: either(
    choice('endsRound', 'reshuffle', 'addDeck', 'playOn'),
    record({ reshuffle: { of: number(1, 10) } }),
  ),
  gameEnd: union('after', {
    rounds: { rounds: { of: number(1, MOST_ROUNDS) } },
    points: { points: { of: number(1000, 100_000, 5) }, atMost: { of: number(1, 50) } },
  }),
} satisfies Shapes;

/** Typed by every key of Rules: a knob without an entry does not compile. */
const everyKnob: Record<keyof Rules, Shape> = {
  ...cards,
  ...deal,
  ...turn,
  ...melds,
  ...foot,
  ...goingOut,
  ...score,
};

const groups = { cards, deal, turn, melds, foot, goingOut, score } satisfies Record<Group, Shapes>;

/** The knobs of a group. */
export type KnobOf<G extends Group> = keyof (typeof groups)[G];

/** Every knob of the rules, in the order in which a player would look for it. */
export const catalogue: readonly Knob[] = Object.entries(groups).flatMap(([group, shapes]) =>
  Object.keys(shapes).map((knob) => ({
    knob: knob as keyof Rules,
    group: group as Group,
    shape: everyKnob[knob as keyof Rules],
    ...(Object.hasOwn(before, knob) ? { before: before[knob as keyof typeof before] } : {}),
  })),
);

export function isKnob(name: string): name is keyof Rules {
  return Object.hasOwn(everyKnob, name);
}

/** The same shapes, each as a part that may be left out. */
function optional(shapes: Readonly<Record<string, Shape>>): ShapeFields {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, of]) => [name, { of, optional: true }]),
  );
}

function record(fields: ShapeFields): Shape {
  return { shape: 'record', fields };
}

function union(tag: string, cases: Readonly<Record<string, ShapeFields>>): Shape {
  return { shape: 'union', tag, cases };
}
