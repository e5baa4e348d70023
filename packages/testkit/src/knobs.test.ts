import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import { positionOf, termsFor, type Rules } from '@hand-and-foot/engine';
import {
  catalogue,
  changedKnobs,
  checkRules,
  linkTo,
  readLink,
  resolveRules,
  ruleSetById,
  withJokersOf,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { english, englishRules, printedSheet } from '@hand-and-foot/words';
import { editorWords } from '@hand-and-foot/words/editor';
import { spanish, spanishRules } from '@hand-and-foot/words/es';
import { describe, expect, test } from 'vitest';
import { randomGame } from './randomGame.ts';
import { shortRounds } from './variants.ts';

const house = ruleSetById('house')!;
const { roles, values } = house.rules;

/** A table where even those who play at random go out, so that every rule comes to bear. */
const base: Rules = {
  ...shortRounds,
  decks: { '4': 2 },
  seating: { '4': ['pairs'] },
  piles: [5, 5],
  pickUpBlockedBy: [],
  meldStart: { cards: 2, naturals: 1 },
  bookSize: 4,
  permission: 'none',
  opening: { by: 'round', points: [0] },
};

/** `byBots`: it only tells where players want to go out, as those who play at random don't. */
type Turn<Knob extends keyof Rules> = { to: Rules[Knob]; where?: Partial<Rules>; byBots?: true };

/** For each knob another value, and what else the rules must be like for it to matter. */
const others: { [Knob in keyof Rules]: Turn<Knob> } = {
  pack: { to: 'lords-and-ladies' },
  decks: { to: { '4': 3 } },
  jokersPerDeck: { to: 4 },
  setAside: { to: 30 },
  seating: { to: { '4': ['alone'] } },
  roles: { to: { ...roles, '4': 'wild' } },
  values: { to: { ...values, K: 15 } },
  caught: { to: { ...house.rules.caught, A: 100 } },
  threes: {
    to: 'oneRank',
    where: {
      roles: { ...roles, black3: 'natural', red3: 'natural' },
      values: { ...values, black3: 5, red3: 5 },
    },
  },
  allLaid: {
    to: 'doubled',
    where: {
      roles: { ...roles, red3: 'laid' },
      values: { ...values, red3: 100 },
      decks: { '4': 1 },
    },
  },
  laid: {
    to: {
      sets: [{ cards: 2, total: 500 }],
      countIf: 'opened',
      from: 'opened',
      replaced: ['stock'],
    },
    where: { roles: { ...roles, red3: 'laid' }, values: { ...values, red3: 100 } },
  },
  piles: { to: [5, 6] },
  forPlayers: { to: [{ players: 4, piles: [6, 5] }] },
  deal: { to: 'grabbed' },
  exactGrab: { to: 500, where: { deal: 'grabbed' } },
  footPass: { to: 'left' },
  handChoice: { to: 'unseen' },
  upcard: { to: { turn: 'none' } },
  stockPiles: { to: 2 },
  drawFrom: { to: 'different', where: { stockPiles: 2 } },
  starter: { to: 'leftOfDealer' },
  nextStarter: { to: 'wentOut', byBots: true },
  draw: { to: 3 },
  starterUpcard: { to: 'mayTake' },
  pickUp: { to: { take: 'top', cards: 2 } },
  pickUpAtLeast: { to: 3 },
  pickUpWith: { to: ['onMeld', 'pair', 'naturalAndWild'] },
  pickUpShort: {
    to: 'topUp',
    where: { pickUp: { take: 'top', cards: 7 }, pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] },
  },
  pickUpUses: { to: 'any' },
  pickUpMeld: { to: 'new', where: { pickUpWith: ['onMeld', 'pair'] } },
  pickUpUnopened: { to: 'never', where: { pickUpWith: ['pair', 'naturalAndWild'] } },
  pickUpBlockedBy: { to: ['5', '6', '7', '8'] },
  freezing: { to: 'byWild', where: { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] } },
  discards: { to: 2 },
  discardFirst: { to: ['black3', '2'] },
  discardBarred: { to: [{ kind: '7', until: 'every', last: 'no' }] },
  meldStart: { to: { cards: 3, naturals: 2 } },
  wildLimits: { to: [{ limit: 'most', wilds: 1 }] },
  bookSize: { to: 5 },
  bookGrows: { to: { clean: 'byNaturals', dirty: 'never', wild: 'never' } },
  meldsOfRank: { to: { most: 2, when: 'always' } },
  wildMelds: { to: 1 },
  wildMeldsWhen: {
    to: 'afterBooks',
    where: { wildMelds: 4, roles: { ...house.rules.roles, '4': 'wild', '5': 'wild', '6': 'wild' } },
  },
  byRank: { to: [{ rank: '7', wilds: 'none', start: 3 }] },
  opening: { to: { by: 'round', points: [60] } },
  openingCounts: { to: 'books', where: { opening: { by: 'round', points: [60] } } },
  openingWilds: { to: 'none', where: { opening: { by: 'round', points: [60] } } },
  openingWaived: { to: 'emptyHand', where: { opening: { by: 'round', points: [120] } } },
  footAnnounced: { to: 'no' },
  footBy: { to: 'ownBook' },
  footTaken: { to: 'nextTurn' },
  footNeeded: { to: 'no' },
  footCaught: { to: 'nothing' },
  booksNeeded: { to: [{ kind: 'clean', count: [1] }] },
  booksShared: {
    to: 'no',
    where: {
      booksNeeded: [
        { kind: 'dirty', count: [1] },
        { kind: 'any', count: [1] },
      ],
    },
  },
  permission: { to: 'asked' },
  partnersInFoot: { to: 'needed' },
  outBarredBy: { to: ['4', '5', '6', '7', '8'], where: { permission: 'asked' } },
  lastDiscard: { to: 'needed' },
  withoutBooks: { to: 'playOn', where: { booksNeeded: [{ kind: 'clean', count: [3] }] } },
  afterOut: { to: 'lap' },
  goOutBonus: { to: 200 },
  bookBonus: { to: { clean: 500, dirty: 200, wild: 0 } },
  rankBonus: {
    to: ['4', '5', '6', '7', '8', '9'].map((rank) => ({
      rank,
      kind: 'dirty' as const,
      bonus: 900,
    })),
  },
  playBonus: {
    to: [{ for: 'bookAtOnce', bonus: 500 }],
    where: { meldStart: { cards: 4, naturals: 2 } },
  },
  penalties: { to: [{ for: 'foot', points: 300 }] },
  unfinished: { to: 'minus' },
  counts: { to: 'held' },
  emptyStock: { to: 'reshuffle', where: { booksNeeded: [{ kind: 'clean', count: [6] }] } },
  gameEnd: { to: { after: 'rounds', rounds: 3 } },
};

/** Further values of knobs that have several forms, each of which must be told, linked and obeyed. */
const furtherForms: {
  [Knob in keyof Rules]?: readonly Turn<Knob>[];
} = {
  pack: [{ to: 'two-jokers' }],
  discardBarred: [{ to: [{ kind: 'joker', until: 'roundEnds' }] }],
  seating: [{ to: { '4': ['teams2'] }, where: { seating: { '4': ['alone'] } } }],
  deal: [{ to: 'grabbedByDealer' }],
  exactGrab: [
    {
      to: [
        { off: 0, bonus: 1000 },
        { off: 1, bonus: 500 },
        { off: 3, bonus: 300 },
      ],
      where: { deal: 'grabbedByDealer' },
    },
  ],
  handChoice: [{ to: 'highBottom' }, { to: 'lowBottom' }, { to: 'topSeen' }, { to: 'seen' }],
  jokersPerDeck: [{ to: 0 }],
  setAside: [{ to: 'half' }],
  footPass: [{ to: ['kept', 'right'] }, { to: 'partner' }, { to: 'bothLeft' }, { to: 'bothRight' }],
  upcard: [
    {
      to: { turn: 'one', replace: [], freezes: ['4', '5', '6', '7', '8'] },
      where: { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] },
    },
  ],
  byRank: [{ to: ['4', '5', '6', '7'].map((rank) => ({ rank, unfinished: 'minus' as const })) }],
  meldStart: [{ to: { cards: 2, naturals: 1, points: 25 } }],
  pickUpWith: [{ to: ['oneNatural'] }],
  bookGrows: [
    {
      to: { clean: 'byAny', dirty: 'byAny', wild: 'never', from: 'nextTurn' },
      where: { bookGrows: { clean: 'byAny', dirty: 'byAny', wild: 'never' } },
    },
  ],
  opening: [
    {
      to: { by: 'round', points: [0], book: ['none', 'clean'] },
      where: { bookSize: 4, piles: [9, 5] },
    },
  ],
  meldsOfRank: [
    { to: { most: 3, when: 'oneOfEach' }, where: { meldsOfRank: { most: 3, when: 'always' } } },
    {
      to: { most: 3, when: 'always', start: 'naturals' },
      where: { meldsOfRank: { most: 3, when: 'always' }, wildLimits: [] },
    },
  ],
  stockPiles: [{ to: 4 }],
  forPlayers: [
    { to: [{ players: 4, stockPiles: 2 }] },
    {
      to: [{ players: 4, draw: 3, booksNeeded: [{ kind: 'clean', count: [2] }], goOutBonus: 200 }],
    },
    { to: [{ players: 4, pickUp: { take: 'nothing' }, opening: { by: 'round', points: [60] } }] },
  ],
  drawFrom: [{ to: 'different', where: { stockPiles: 4, draw: 3 } }],
  emptyStock: [
    {
      to: 'playOn',
      where: {
        booksNeeded: [{ kind: 'clean', count: [6] }],
        decks: { '4': 1 },
        pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
      },
    },
    { to: 'addDeck', where: { booksNeeded: [{ kind: 'clean', count: [6] }] } },
    { to: { reshuffle: 1 }, where: { booksNeeded: [{ kind: 'clean', count: [6] }], draw: 1 } },
  ],
  draw: [{ to: [2, 4] }],
  pickUp: [{ to: { take: 'top', cards: [2, 5] } }],
  goOutBonus: [{ to: [100, 400] }],
  booksShared: [
    {
      to: 'any',
      where: {
        booksNeeded: [
          { kind: 'clean', count: [1] },
          { kind: 'dirty', count: [2] },
        ],
      },
    },
  ],
  afterOut: [{ to: 'lapIfLaid' }],
  freezing: [
    { to: 'byWildLap', where: { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] } },
    {
      to: { by: ['4', '5', 'red3'], until: 'taken' },
      where: { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] },
    },
    {
      to: { by: ['4', '5', '6'], until: 'lap' },
      where: { pickUpWith: ['onMeld', 'pair', 'naturalAndWild'] },
    },
  ],
  playBonus: [
    { to: [{ for: 'firstDown', bonus: 100 }] },
    {
      to: [{ for: 'outAtOnce', bonus: 200 }],
      where: { booksNeeded: [], footNeeded: 'no', opening: { by: 'round', points: [40] } },
      byBots: true,
    },
  ],
  penalties: [
    { to: [{ for: 'notDown', points: 200 }], where: { opening: { by: 'round', points: [60] } } },
    { to: [{ for: 'wildMeld', points: 1000 }], where: { wildMelds: 2 } },
  ],
  openingCounts: [
    {
      to: 'hand',
      where: {
        opening: { by: 'round', points: [60] },
        pickUpWith: ['onMeld', 'pair', 'naturalAndWild'],
      },
    },
  ],
  rankBonus: [
    {
      to: [{ rank: '2', kind: 'wild', bonus: 3000 }],
      where: { wildMelds: 2, decks: { '4': 4 }, jokersPerDeck: 0 },
    },
  ],
  unfinished: [
    { to: 'none' },
    { to: 'laterMinus', where: { meldsOfRank: { most: 3, when: 'always' } } },
  ],
  counts: [{ to: 'lowWins' }],
};

/** Rules of the other pack have other kinds throughout. */
const lords: Rules = {
  ...ruleSetById('lords-and-ladies')!.rules,
  decks: { '4': 1 },
  seating: { '4': ['pairs'] },
};

type Other = { to: Rules[keyof Rules]; where?: Partial<Rules>; byBots?: true };

function rulesWith(knob: keyof Rules, { to, where }: Other): { before: Rules; after: Rules } {
  const before = { ...base, ...where };
  if (knob !== 'pack') return { before, after: { ...before, [knob]: to } };
  return { before, after: to === 'two-jokers' ? withJokersOf(before, to) : lords };
}

/** Every knob with each of its other values. */
const turned = catalogue.flatMap(({ knob, group }) =>
  [others[knob], ...(furtherForms[knob] ?? [])].map((other: Other) => ({
    knob,
    group,
    other,
    name: `${knob}: ${JSON.stringify(other.to).slice(0, 60)}`,
  })),
);

function labelled(rules: Rules): RuleSet {
  return { ...house, id: 'own', name: 'Own', rules, rulings: [] };
}

/** Everything that becomes of a game, so that no difference goes unseen. */
function storyAtRandom(rules: Rules, seed: string): string {
  const terms = termsFor(rules, { players: 4 });
  const told: unknown[] = [];
  const { state } = randomGame(terms, seed, (_before, seat, action) => told.push(seat, action));
  return JSON.stringify([told, positionOf(state)]);
}

/** The same among players who come to go out. */
function storyOfBots(rules: Rules, seed: string): string {
  const terms = termsFor(rules, { players: 4 });
  const told: unknown[] = [];
  const played = playGame({
    terms,
    bots: seatBots(terms, [botNamed('casual')!], seed),
    seed,
    record: {
      dealt: () => undefined,
      acted: (_before, seat, action) => told.push(seat, action),
      roundEnded: (state) => told.push(positionOf(state)),
    },
  });
  return JSON.stringify([told, played]);
}

/** Saying it aloud is for people: to the engine nothing hangs on it, and the words tell it. */
const SAID_ONLY: readonly (keyof Rules)[] = ['footAnnounced'];

describe.each(turned)('$name', ({ knob, group, other }) => {
  const { before, after } = rulesWith(knob, other);

  test('has a value that can be played beside another', () => {
    expect(checkRules(before)).toEqual([]);
    expect(checkRules(after)).toEqual([]);
    expect(changedKnobs(before, after)).toContain(knob);
  });

  test('can be edited in both languages', () => {
    const [en, es] = [editorWords.en.knobs[knob], editorWords.es.knobs[knob]];
    expect(en).toBeTruthy();
    expect(es).toBeTruthy();
    expect(es).not.toBe(en);
  });

  test.each([englishRules, spanishRules])(
    'is told, compared and printed in $language',
    (speech) => {
      const [here, there] = [labelled(after), labelled(before)];
      const difference = speech.sayDifferences(here, there).find((each) => each.knob === knob);
      expect(difference?.here.length).toBeGreaterThan(0);
      const [line] = difference!.here;
      expect(speech.sayRules(here).flatMap(({ lines }) => lines.map(({ text }) => text))).toContain(
        line,
      );
      expect(printedSheet(here, speech)).not.toBe(printedSheet(there, speech));
    },
  );

  test('travels in a link', () => {
    const changed = changedKnobs(house.rules, after);
    const changes = Object.fromEntries(changed.map((each) => [each, after[each]]));
    const resolved = resolveRules(readLink(linkTo({ parent: 'house', changes })));
    expect(resolved.ok && changedKnobs(after, resolved.ruleSet.rules)).toEqual([]);
  });

  test('is obeyed at the table', () => {
    const story = group === 'goingOut' || other.byBots ? storyOfBots : storyAtRandom;
    const seeds = Array.from({ length: 30 }, (_, seed) => `obeyed/${seed}`);
    const differs = seeds.some((seed) => story(before, seed) !== story(after, seed));
    expect(differs).toBe(!SAID_ONLY.includes(knob));
  });

  test('is explained where its value cannot be', () => {
    const problems = checkRules({ ...before, [knob]: knob === 'draw' ? 'two' : 7777 });
    const own = problems.find((problem) => problem.knob === knob);
    expect(own).toBeDefined();
    expect(englishRules.sayProblem(own!)).toMatch(new RegExp(`^${knob}: .+\\.$`));
    expect(spanishRules.sayProblem(own!)).not.toBe(englishRules.sayProblem(own!));
  });
});

test('what others hear of a foot taken up follows the knob for it', () => {
  const event = { event: 'tookFoot', seat: 1, cards: 5, left: 0 } as const;
  const { pack } = termsFor(base, { players: 4 });
  const names = ['N', 'E', 'S', 'W'];
  for (const { sayEvent } of [english, spanish]) {
    const heard = (['yes', 'no'] as const).map((footAnnounced) =>
      sayEvent(event, { ruleSet: labelled({ ...base, footAnnounced }), pack, names }),
    );
    expect(heard).toEqual([expect.any(String), undefined]);
  }
});
