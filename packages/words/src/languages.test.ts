import type { Reason } from '@hand-and-foot/bots';
import { packFor } from '@hand-and-foot/engine';
import type { Event, Refusal } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import { ruleSets } from '@hand-and-foot/rulesets';
import type { RuleSet } from '@hand-and-foot/rulesets';
import { sampleGoals } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { spanish, spanishRules } from './es.ts';
import { english, englishRules } from './index.ts';
import type { Press, Slot, Speech } from './index.ts';

/** One of each, so that none can be added without being read here. */
type OneOfEach<Union, Tag extends keyof Union> = {
  [Name in Union[Tag] & string]: Omit<Extract<Union, Record<Tag, Name>>, Tag>;
};

const refusals: OneOfEach<Refusal | TableRefusal, 'why'> = {
  roundOver: {},
  gameOver: {},
  dealFirst: {},
  alreadyDealt: {},
  notInTheseRules: { action: 'takeUpcard' },
  notYourTurn: { turn: 1 },
  waitingForAnswer: { waiting: [1, 2] },
  notAsked: {},
  mustSayNo: { kind: 4 },
  drawFirst: {},
  alreadyDrawn: {},
  alreadyDiscarded: {},
  noSuchDepth: {},
  noSuchStack: { stack: 5 },
  noSuchStock: { pile: 3 },
  stockPileEmpty: { pile: 1 },
  tooFewPiles: { have: 1, need: 2 },
  wrongNumberOfCards: { have: 0, need: 2 },
  notFirstTurn: {},
  noDiscards: {},
  tooFewDiscards: { have: 0, need: 1 },
  openFirst: {},
  needWilds: { card: 0, like: true, have: 1, need: 2 },
  takeAsNew: {},
  rankWithoutWilds: { rank: 3 },
  onlyFromFoot: { rank: 3 },
  takeClean: { rank: 4 },
  topBlocked: { card: 0 },
  discardsFrozen: { rank: 4, have: 1, need: 2 },
  needPair: { rank: 4, have: 0, need: 2 },
  needMatch: { rank: 4, of: 'any' },
  wouldComplete: { rank: 4 },
  layAfterwards: {},
  notHeld: { card: 3, have: 2, need: 3 },
  nothingLaid: {},
  noSuchMeld: { meld: 9 },
  notMeldable: { card: 3 },
  mixedRanks: {},
  wrongRank: { card: 3, rank: 5 },
  tooFewCards: { have: 2, need: 3 },
  tooFewNaturals: { have: 1, need: 2 },
  tooManyWilds: { rank: 4, naturals: 5, wilds: 9, most: 3, limit: { limit: 'most', wilds: 3 } },
  wildMeldsOnlyWilds: {},
  noWildMelds: {},
  tooManyWildMelds: { most: 2 },
  wildUnfinished: {},
  bookClosed: { rank: 4, have: 7, size: 7 },
  bookTakesNaturals: { rank: 4 },
  cappedStaysClean: { rank: 4 },
  rankTaken: { rank: 4, most: 2 },
  earlierUnfinished: { rank: 4 },
  bookJustFinished: { rank: 4, have: 5, size: 7 },
  openWithBook: {},
  openWithoutWilds: {},
  oneOfEach: { rank: 4, kind: 'clean' },
  laterNaturals: { rank: 4, have: 2, need: 3 },
  tooFewPoints: { have: 15, need: 20 },
  onlyGoingOut: { rank: 4 },
  notEnoughToOpen: { have: 145, need: 150 },
  capNeedsBook: { have: 3, need: 7 },
  capNeedsClean: {},
  alreadyCapped: {},
  mustKeepCards: { left: 0, need: 1, because: { why: 'lastDiscardNeeded' } },
  discardFirst: { kind: 4 },
  discardBarred: { kind: 4, until: 'every' },
  mustDiscard: {},
  mustGoOut: {},
  alreadyAnswered: { answer: 'no' },
  stillInHand: {},
  booksMissing: { kind: 'any', rank: 4, have: 0, need: 2 },
  partnersNotInFoot: { seats: [1, 2] },
  partnersNotPlayed: { seats: [1, 2] },
  alreadyOut: { seat: 1 },
  footNotEarned: {},
  permissionNeeded: {},
  permissionRefused: {},
  lastDiscardNeeded: {},
  lastDiscardForbidden: {},
  cardsLeftOver: {},
  stale: { seq: 4 },
  notYourSeat: {},
  noSuchSeat: {},
  seatTaken: {},
  noSuchBot: {},
  noSuchFace: {},
  seatsEmpty: { seats: [1, 3] },
  notDealtYet: {},
  roundGoesOn: {},
  nothingToTakeBack: {},
  notAskedBack: {},
  seatedByNight: {},
  tableClosed: {},
  notInvited: {},
  quiet: {},
  noSuchPhrase: {},
  sawAnother: {},
  noSuchLink: {},
  nameNeeded: {},
  nobodyThere: {},
  noHurry: {},
  noMoreTime: { times: 3 },
  tooOften: {},
  tooMuch: {},
  busy: {},
  gaveUp: {},
  tableStopped: {},
};

const events: OneOfEach<Event, 'event'> = {
  roundBegan: { round: 2, starter: 1 },
  drewForStart: { cards: [0, 5, 9, 13] },
  grabbed: { seat: 0, cards: 22, exact: true },
  dealt: { cards: 22 },
  passed: { way: 'crosswise' },
  sawBottoms: { cards: [1, 1] },
  sawPiles: { cards: [22, 22] },
  choseHand: { seat: 1, stack: 0 },
  upcard: { replaced: [3], card: 5 },
  tookHand: { seat: 0, cards: 11 },
  drew: { seat: 1, cards: 2, from: [0, 0] },
  tookUpcard: { seat: 0, card: 5 },
  pickedUp: { seat: 1, cards: [1, 2, 3] },
  laid: { seat: 0, lay: [{ cards: [0, 1, 2] }, { cards: [9], to: 1 }] },
  completed: { seat: 1, meld: 0, kind: 'wild' },
  capped: { seat: 0, meld: 0 },
  replaced: { seat: 1, laid: [7], cards: 0, from: [] },
  tookFoot: { seat: 0, cards: 11, left: 1 },
  asked: { seat: 1, waiting: [0] },
  answered: { seat: 0, yes: true },
  discarded: { seat: 1, card: 4, froze: true },
  turnEnded: { seat: 1 },
  reshuffled: { cards: 54 },
  deckAdded: { cards: 54 },
  wentOut: { seat: 0, side: 0 },
  roundEnded: { by: 'stock', scores: [] },
};

const reasons: OneOfEach<Reason, 'why'> = {
  onlyChoice: {},
  byEye: {},
  dearBottom: { card: 3 },
  anyStack: {},
  nothingToTake: {},
  discardsWorthLess: { points: 30 },
  closeCall: {},
  discardsWorthMore: { cards: 7, points: 85, rank: 3, with: 'pair' },
  topFits: { card: 3, points: 40 },
  opens: { points: 65, need: 50 },
  finishesBook: { rank: 3, kind: 'dirty', bonus: 300, needed: true },
  growsMeld: { rank: 3, missing: 2 },
  beginsMeld: { rank: 3, cards: 3 },
  addsToBook: { rank: 3, points: 10 },
  reachesPile: { cards: 11 },
  capsBook: { points: 100 },
  goesOut: { points: 300 },
  throwsDead: { card: 3 },
  dearToKeep: { card: 3, caught: 500 },
  leastUseful: { card: 3 },
  saferThan: { card: 3, other: 6, risk: 60 },
  blocksDiscards: { card: 3, worth: 50 },
  freezesDiscards: { worth: 50 },
  keepsWilds: { count: 2, rank: 3, missing: 2 },
  keepsPair: { rank: 3 },
  worthKeeping: {},
  nothingToThrow: {},
  asksToGoOut: { others: 300 },
  letsGoOut: { saved: 100, risked: 300 },
  wantsAnotherTurn: { saved: 300, risked: 100 },
};

const presses: Press[] = [
  { do: 'grab', depth: 0.5 },
  { do: 'chooseHand', stack: 0 },
  { do: 'draw' },
  { do: 'takeUpcard' },
  { do: 'pickUp', lay: [{ cards: [0, 1] }] },
  { do: 'pickUp' },
  { do: 'layDown', lay: [{ cards: [0, 1, 2] }, { cards: [5], to: 0 }] },
  { do: 'cap', meld: 0 },
  { do: 'askToGoOut' },
  { do: 'answer', yes: true },
  { do: 'discard', card: 4 },
  { do: 'endTurn' },
];

const slots: Slot[] = [
  { owner: 'we', rank: 3, melds: [] },
  { owner: { name: 'Ana' }, rank: 3, melds: [{ cards: [3, 3, 3], capped: false }], staged: 1 },
  { owner: 'they', rank: 3, melds: [{ cards: Array.from({ length: 8 }, () => 3), capped: false }] },
];

function each<Union>(tag: string, samples: Record<string, object>): Union[] {
  return Object.entries(samples).map(([name, rest]) => ({ [tag]: name, ...rest }) as Union);
}

/** Everything said at a table of the rule set, in an order that is the same in every language. */
function saidAtTable(speech: Speech, ruleSet: RuleSet, aloud: boolean): (string | undefined)[] {
  const pack = packFor(ruleSet.rules.pack);
  const melds = [{ cards: [5, 5, 5], capped: false }];
  const context = {
    ruleSet,
    pack,
    names: ['Ana', 'Eva', 'Inés', 'Luis'],
    you: 0,
    round: 1,
    melds,
    aloud,
  };
  const effects = [
    { effect: 'completes' as const, kind: 'dirty' as const },
    { effect: 'goesOut' as const },
  ];
  return [
    ...each<Refusal>('why', refusals).map((refusal) => speech.sayRefusal(refusal, context)),
    ...each<Event>('event', events).map((event) => speech.sayEvent(event, context)),
    speech.sayTurn(
      each<Event>('event', events).filter((event) => !('seat' in event) || event.seat === 0),
      context,
    ),
    speech.sayTurn(
      each<Event>('event', events).filter((event) => 'seat' in event && event.seat === 1),
      context,
    ),
    ...each<Reason>('why', reasons).map((reason) => speech.sayReason(reason, context)),
    ...presses.flatMap((press) => {
      const { text, effect } = speech.sayAction(press, { ...context, taking: [2, 3, 4], effects });
      return [text, effect];
    }),
    ...slots.map((slot) => speech.saySlot(slot, context)),
    speech.sayStack({ kind: 3, count: 4, chosen: 1, fresh: 2 }, context),
    ...sampleGoals.map((goal) => speech.sayGoal(goal, context)),
    ...speech.sayScoreSheet(ruleSet).flatMap(({ label, note }) => [label, note]),
    ...(['clean', 'dirty', 'wild'] as const).flatMap((kind) => [
      speech.nameOfBook(ruleSet, kind, 2),
      speech.qualityOf(ruleSet, kind),
    ]),
    ...Object.values(speech.sayRuleSet(ruleSet)),
    ...(speech === english ? englishRules : spanishRules)
      .sayRules(ruleSet)
      .flatMap(({ title, lines }) => [
        title,
        ...lines.flatMap(({ text, ruling }) => (ruling === undefined ? [text] : [text, ruling])),
      ]),
    ...pack.kinds.map((_, kind) => speech.nameOfKind(pack, kind, 2)),
  ];
}

/** Words that no Spanish sentence has. */
const ENGLISH =
  /\b(the|of|and|or|is|are|was|you|your|with|for|not|from|cards?|discards?|books?|wilds?|rounds?|players?|hand|foot|decks?|melds?|sides?|teams?|groups?|piles?|clean|dirty|black|may|must|take|draw|each|this|that|they|sheet)\b/i;

const tables = ruleSets.flatMap((ruleSet) =>
  [false, true].map((aloud) => ({ ruleSet, name: ruleSet.name, aloud })),
);

test.each(tables)(
  '$name, read out: $aloud, is told in whole sentences in every language',
  ({ ruleSet, aloud }) => {
    for (const speech of [english, spanish]) {
      for (const sentence of saidAtTable(speech, ruleSet, aloud)) {
        expect(sentence ?? 'nothing to say').toMatch(/^\S.*\S$|^\S$/);
        expect(sentence ?? '').not.toMatch(/undefined|NaN|\[object|  |null/);
      }
    }
  },
);

test.each(tables)(
  'nothing English is left when $name is told in Spanish, read out: $aloud',
  ({ ruleSet, aloud }) => {
    const inEnglish = saidAtTable(english, ruleSet, aloud);
    const inSpanish = saidAtTable(spanish, ruleSet, aloud);
    expect(inSpanish).toHaveLength(inEnglish.length);
    for (const [at, sentence] of inSpanish.entries()) {
      expect(sentence === undefined).toBe(inEnglish[at] === undefined);
      if (sentence === undefined) continue;
      expect(sentence).not.toMatch(ENGLISH);
      // Nothing but the names of two cards is the same in both.
      if (!/^Lords?$|^[Jj]okers?$/.test(sentence)) expect(sentence).not.toBe(inEnglish[at]);
    }
  },
);

test.each(ruleSets)(
  'every "no" of $name is a short, calm sentence in every language',
  (ruleSet) => {
    const context = {
      ruleSet,
      pack: packFor(ruleSet.rules.pack),
      names: ['A', 'B', 'C', 'D'],
      round: 1,
    };
    for (const [speech, most] of [
      [english, 27],
      [spanish, 29],
    ] as const) {
      for (const refusal of each<Refusal>('why', refusals)) {
        const sentence = speech.sayRefusal(refusal, context);
        expect(sentence).toMatch(/^[\p{Lu}"].*[.]$/u);
        expect(sentence).not.toMatch(/[!¡]|inv[aá]lid|il+egal|error/i);
        // Rule sets with long names are allowed a few words more than 22, and Spanish two more.
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(most);
      }
    }
  },
);

test('a negative number has a real minus sign in every language', () => {
  for (const { figure } of [english, spanish]) expect(figure(-545)).toBe('−545');
});
