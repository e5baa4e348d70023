import type { Reason } from '@hand-and-foot/bots';
import type { Event } from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import type { ButtonContext, Context, Goal, Press, Slot } from '@hand-and-foot/words';
import { contextOf, contextsOf, eachInBoth, inBoth, type Said } from './said.ts';
import { allOf, card, kind, lordCard, type SomeOfEach } from './samples.ts';

const events: SomeOfEach<Event, 'event'> = {
  roundBegan: [
    { round: 1, starter: 0 },
    { round: 2, starter: 1 },
  ],
  drewForStart: [{ cards: [card('9h'), card('Ks'), card('4d'), card('joker')] }],
  grabbed: [
    { seat: 0, cards: 22, exact: true },
    { seat: 1, cards: 1, exact: false },
    { seat: 1, cards: 24, exact: false },
  ],
  dealt: [{ cards: 22 }],
  passed: [
    { way: 'left' },
    { way: 'right' },
    { way: 'crosswise' },
    { way: 'bothLeft' },
    { way: 'bothRight' },
  ],
  sawBottoms: [{ cards: [1, 1] }],
  sawPiles: [{ cards: [22, 22] }],
  choseHand: [
    { seat: 0, stack: 0 },
    { seat: 1, stack: 0 },
  ],
  upcard: [
    { replaced: [], card: card('9h') },
    { replaced: [card('3h')], card: card('9h') },
    { replaced: [card('3h'), card('joker')], card: card('9h') },
    { replaced: [card('3h')] },
  ],
  tookHand: [
    { seat: 0, cards: 11 },
    { seat: 1, cards: 11 },
  ],
  drew: [
    { seat: 0, cards: [card('9h'), card('Ks')], from: [0, 0] },
    { seat: 1, cards: 2, from: [0, 0] },
    { seat: 1, cards: 1, from: [0] },
    { seat: 1, cards: 0, from: [] },
  ],
  tookUpcard: [
    { seat: 0, card: card('9h') },
    { seat: 1, card: card('9h') },
  ],
  pickedUp: [
    { seat: 0, cards: [card('9h')] },
    { seat: 1, cards: [card('9h'), card('4c'), card('5d')] },
  ],
  laid: [
    { seat: 0, lay: [{ cards: [card('Kh'), card('Ks'), card('Kd')] }] },
    {
      seat: 1,
      lay: [{ cards: [card('Kh'), card('Ks'), card('2d')] }, { cards: [card('9h')], to: 0 }],
    },
    { seat: 1, lay: [{ cards: [card('9h'), card('joker')], to: 0 }] },
    { seat: 1, lay: [{ cards: [card('2d')], to: 0 }] },
  ],
  completed: [
    { seat: 0, meld: 0, kind: 'clean' },
    { seat: 1, meld: 0, kind: 'dirty' },
    { seat: 1, meld: 1, kind: 'wild' },
  ],
  capped: [
    { seat: 0, meld: 0 },
    { seat: 1, meld: 0 },
  ],
  replaced: [
    { seat: 0, laid: [card('3h')], cards: [card('9h')], from: [0] },
    { seat: 1, laid: [card('3h'), card('3d')], cards: 2, from: [0, 0] },
    { seat: 1, laid: [card('3h')], cards: 0, from: [] },
  ],
  tookFoot: [
    { seat: 0, cards: 11, left: 0 },
    { seat: 1, cards: 11, left: 0 },
    { seat: 0, cards: 11, left: 1 },
    { seat: 1, cards: 11, left: 1 },
  ],
  asked: [
    { seat: 0, waiting: [2] },
    { seat: 2, waiting: [0] },
    { seat: 1, waiting: [3] },
  ],
  answered: [
    { seat: 0, yes: true },
    { seat: 2, yes: false },
  ],
  discarded: [
    { seat: 0, card: card('4h'), froze: false },
    { seat: 1, card: card('joker'), froze: true },
  ],
  turnEnded: [{ seat: 0 }, { seat: 1 }],
  reshuffled: [{ cards: 54 }],
  deckAdded: [{ cards: 54 }],
  wentOut: [
    { seat: 0, side: 0 },
    { seat: 1, side: 1 },
  ],
  roundEnded: [
    { by: 'stock', scores: [] },
    {
      by: 'goingOut',
      scores: [
        { side: 0, books: 500, bonus: 100, cards: 200, caught: 0, total: 800 },
        { side: 1, books: 0, bonus: 0, cards: 45, caught: 44, total: 1 },
      ],
    },
  ],
};

const reasons: SomeOfEach<Reason, 'why'> = {
  onlyChoice: [{}],
  byEye: [{}],
  dearBottom: [{ card: card('As') }],
  anyStack: [{}],
  nothingToTake: [{}],
  discardsWorthLess: [{ points: 56 }, { points: 1 }],
  closeCall: [{}],
  discardsWorthMore: [
    { cards: 7, points: 85, rank: kind('9'), with: 'pair' },
    { cards: 1, points: 20, rank: kind('K'), with: 'meld' },
    { cards: 12, points: 85, rank: kind('9'), with: 'wild' },
  ],
  topFits: [{ card: card('9h'), points: 40 }],
  opens: [{ points: 65, need: 50 }],
  finishesBook: [
    { rank: kind('K'), kind: 'dirty', bonus: 300, needed: true },
    { rank: kind('K'), kind: 'clean', bonus: 500, needed: false },
    { rank: kind('2'), kind: 'wild', bonus: 2000, needed: false },
  ],
  growsMeld: [
    { rank: kind('K'), missing: 1 },
    { rank: kind('K'), missing: 3 },
  ],
  beginsMeld: [{ rank: kind('K'), cards: 3 }],
  addsToBook: [{ rank: kind('K'), points: 10 }],
  reachesPile: [{ cards: 11 }],
  capsBook: [{ points: 100 }],
  goesOut: [{ points: 300 }],
  throwsDead: [{ card: card('3c') }],
  dearToKeep: [{ card: card('3h'), caught: 500 }],
  leastUseful: [{ card: card('4c') }],
  saferThan: [{ card: card('4c'), other: card('Ah'), risk: 60 }],
  blocksDiscards: [{ card: card('3c'), worth: 50 }],
  freezesDiscards: [{ worth: 50 }],
  keepsWilds: [
    { count: 1, rank: kind('K'), missing: 1 },
    { count: 2, rank: kind('K'), missing: 3 },
    { count: 1, rank: undefined, missing: 0 },
    { count: 2, rank: undefined, missing: 0 },
  ],
  keepsPair: [{ rank: kind('9') }],
  worthKeeping: [{}],
  nothingToThrow: [{}],
  asksToGoOut: [{ others: 300 }],
  letsGoOut: [
    { saved: 100, risked: 300 },
    { saved: 0, risked: 300 },
  ],
  wantsAnotherTurn: [{ saved: 300, risked: 100 }],
};

const presses: [Press, Partial<ButtonContext>?][] = [
  [{ do: 'grab', depth: 0.5 }],
  [{ do: 'chooseHand', stack: 0 }],
  [{ do: 'draw' }],
  [{ do: 'draw', from: [0] }],
  [{ do: 'takeUpcard' }],
  [{ do: 'pickUp' }],
  [{ do: 'pickUp' }, { taking: [card('9h')], ruleSet: contextOf('singles').ruleSet }],
  [
    { do: 'pickUp', lay: [{ cards: [card('9c'), card('9d')] }] },
    { taking: [card('9h'), card('4c'), card('5d')] },
  ],
  [
    {
      do: 'pickUp',
      lay: [
        { cards: [card('9c'), card('9d')], to: 0 },
        { cards: [card('Kc'), card('Kd'), card('2h')] },
      ],
    },
    { taking: [card('9h'), card('4c'), card('5d')] },
  ],
  [
    { do: 'layDown', lay: [{ cards: [card('7c'), card('7d'), card('7h')] }] },
    { effects: [{ effect: 'opens', points: 55 }] },
  ],
  [
    { do: 'layDown', lay: [{ cards: [card('9c'), card('9d')], to: 0 }] },
    { effects: [{ effect: 'completes', kind: 'dirty' }] },
  ],
  [
    { do: 'layDown', lay: [{ cards: [card('2c')], to: 0 }] },
    { effects: [{ effect: 'takesPile', pile: 'knee' }] },
  ],
  [
    { do: 'cap', meld: 0 },
    { ...contextOf('lords-and-ladies'), melds: [{ cards: [lordCard('7')], capped: false }] },
  ],
  [{ do: 'askToGoOut' }],
  [{ do: 'answer', yes: true }],
  [{ do: 'answer', yes: false }],
  [{ do: 'discard', card: card('7h') }, { effects: [{ effect: 'goesOut' }] }],
  [{ do: 'discard', card: card('joker') }, { effects: [{ effect: 'freezes' }] }],
  [{ do: 'endTurn' }],
];

const melded = (cards: number, capped = false) => ({
  cards: [...Array.from({ length: cards - 1 }, () => card('Kh')), card('2c')],
  capped,
});

const slots: Slot[] = [
  { owner: 'we', rank: kind('K'), melds: [] },
  { owner: 'you', rank: kind('K'), melds: [melded(3)], staged: 1 },
  { owner: { name: 'Ana' }, rank: kind('K'), melds: [melded(8)] },
  { owner: 'they', rank: kind('K'), melds: [melded(7), melded(3)] },
  { owner: 'they', rank: undefined, melds: [{ cards: [card('2c')], capped: false }] },
];

/** Goals that can be missing to go out. */
export const sampleGoals: readonly Goal[] = [
  { kind: 'dirty', have: 1, need: 2 },
  { kind: 'clean', have: 0, need: 1 },
  { kind: 'any', have: 0, need: 3 },
  { kind: 'any', rank: kind('7'), have: 0, need: 1 },
  { why: 'stillInHand' },
  { why: 'permissionNeeded' },
  { why: 'permissionRefused' },
  { why: 'cardsLeftOver' },
  { why: 'lastDiscardNeeded' },
  { why: 'lastDiscardForbidden' },
  { why: 'partnersNotInFoot', seats: [2] },
  { why: 'partnersNotPlayed', seats: [2] },
  { why: 'footNotEarned' },
  { why: 'alreadyOut', seat: 1 },
];

const nines = [{ cards: [card('9c'), card('9d'), card('9s')], capped: false }];
const table = (more: Partial<Context> = {}): Context =>
  contextOf('house', { melds: nines, ...more });

/** A whole turn: drawing, melding, a book, the foot, and a discard. */
const turns: Event[][] = [
  [
    { event: 'drew', seat: 1, cards: 2, from: [0, 0] },
    { event: 'laid', seat: 1, lay: [{ cards: [card('Kh'), card('Ks'), card('2d')] }] },
    { event: 'discarded', seat: 1, card: card('5d'), froze: false },
  ],
  [
    { event: 'pickedUp', seat: 1, cards: [card('9h'), card('4c'), card('5d')] },
    { event: 'laid', seat: 1, lay: [{ cards: [card('9h'), card('9c'), card('9d')] }] },
    { event: 'completed', seat: 1, meld: 0, kind: 'clean' },
    { event: 'tookFoot', seat: 1, cards: 11, left: 0 },
    { event: 'discarded', seat: 1, card: card('joker'), froze: true },
  ],
  [
    { event: 'tookUpcard', seat: 0, card: card('9h') },
    { event: 'replaced', seat: 0, laid: [card('3h')], cards: [card('4c')], from: [0] },
    { event: 'asked', seat: 0, waiting: [2] },
    { event: 'answered', seat: 2, yes: true },
    { event: 'tookFoot', seat: 0, cards: 11, left: 1 },
    { event: 'wentOut', seat: 0, side: 0 },
  ],
];

export function hintsSaid(): Said[] {
  return allOf<Reason, 'why'>('why', reasons).flatMap((reason) =>
    inBoth('hints', reason.why, ({ speech }) => speech.sayReason(reason, table())),
  );
}

export function playSaid(): Said[] {
  return [
    ...allOf<Event, 'event'>('event', events).flatMap((event) =>
      inBoth('table', event.event, ({ speech }) => speech.sayEvent(event, table())),
    ),
    ...turns.flatMap((turn) =>
      inBoth('table', 'turn', ({ speech }) => speech.sayTurn(turn, table())),
    ),
    ...turns.flatMap((turn) =>
      inBoth('table', 'turn aloud', ({ speech }) => speech.sayTurn(turn, table({ aloud: true }))),
    ),
    ...presses.flatMap(([press, more]) => buttonSaid(press, { ...table(), ...more })),
    ...slots.flatMap((slot) =>
      inBoth('table', 'slot', ({ speech }) => speech.saySlot(slot, table())),
    ),
    ...inBoth('table', 'stack', ({ speech }) =>
      speech.sayStack({ kind: kind('K'), count: 4, chosen: 1, fresh: 2 }, table()),
    ),
    ...sampleGoals.flatMap((goal) => goalSaid(goal)),
    ...ruleSets.flatMap((ruleSet) =>
      eachInBoth('table', `score, ${ruleSet.id}`, ({ speech }) =>
        speech.sayScoreSheet(ruleSet).map(({ label, note }) => `${label} / ${note}`),
      ),
    ),
  ];
}

function buttonSaid(press: Press, context: ButtonContext): Said[] {
  return inBoth('table', 'button', ({ speech }) => {
    const { text, effect } = speech.sayAction(press, context);
    return effect === undefined ? text : `${text} / ${effect}`;
  });
}

function goalSaid(goal: Goal): Said[] {
  return contextsOf('house').flatMap((context) =>
    inBoth('table', 'to go out', ({ speech }) =>
      [speech.sayGoal(goal, context, 'we'), speech.sayGoal(goal, context, 'they')].join(' / '),
    ),
  );
}
