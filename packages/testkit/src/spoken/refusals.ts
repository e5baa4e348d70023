import type { Refusal, Why } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import { contextOf, contextsOf, inBoth, type Said } from './said.ts';
import { allOf, card, kind, lordKind, type SomeOfEach } from './samples.ts';

/** Typed by every reason there is: the rule set that gives it, and how. */
export const refusalSamples: {
  readonly [W in Why]: readonly [rules: string, ...Extract<Refusal, { why: W }>[]];
} = {
  roundOver: ['house', { why: 'roundOver' }],
  gameOver: ['house', { why: 'gameOver' }],
  dealFirst: ['house', { why: 'dealFirst' }],
  alreadyDealt: ['house', { why: 'alreadyDealt' }],
  notInTheseRules: [
    'house',
    { why: 'notInTheseRules', action: 'cap' },
    { why: 'notInTheseRules', action: 'grab' },
    { why: 'notInTheseRules', action: 'chooseHand' },
    { why: 'notInTheseRules', action: 'draw' },
    { why: 'notInTheseRules', action: 'takeUpcard' },
    { why: 'notInTheseRules', action: 'pickUp' },
    { why: 'notInTheseRules', action: 'layDown' },
    { why: 'notInTheseRules', action: 'askToGoOut' },
    { why: 'notInTheseRules', action: 'discard' },
  ],
  notYourTurn: ['house', { why: 'notYourTurn', turn: 3 }],
  waitingForAnswer: [
    'house',
    { why: 'waitingForAnswer', waiting: [2] },
    { why: 'waitingForAnswer', waiting: [1, 3] },
  ],
  notAsked: ['house', { why: 'notAsked' }],
  mustSayNo: ['six-deck', { why: 'mustSayNo', kind: kind('black3') }],
  drawFirst: ['house', { why: 'drawFirst' }],
  alreadyDrawn: ['house', { why: 'alreadyDrawn' }],
  alreadyDiscarded: ['house', { why: 'alreadyDiscarded' }],
  noSuchDepth: ['house', { why: 'noSuchDepth' }],
  noSuchStack: ['six-deck', { why: 'noSuchStack', stack: 2 }],
  noSuchStock: ['house', { why: 'noSuchStock', pile: 2 }],
  stockPileEmpty: ['house', { why: 'stockPileEmpty', pile: 0 }],
  tooFewPiles: ['house', { why: 'tooFewPiles', have: 1, need: 2 }],
  wrongNumberOfCards: [
    'house',
    { why: 'wrongNumberOfCards', have: 3, need: 2 },
    { why: 'wrongNumberOfCards', have: 0, need: 2 },
    { why: 'wrongNumberOfCards', have: 2, need: 1 },
  ],
  notFirstTurn: ['six-deck', { why: 'notFirstTurn' }],
  noDiscards: ['house', { why: 'noDiscards' }],
  tooFewDiscards: [
    'house',
    { why: 'tooFewDiscards', have: 5, need: 7 },
    { why: 'tooFewDiscards', have: 0, need: 7 },
    { why: 'tooFewDiscards', have: 1, need: 7 },
  ],
  topBlocked: [
    'six-deck',
    { why: 'topBlocked', card: card('3h') },
    { why: 'topBlocked', card: card('2s') },
  ],
  openFirst: ['house', { why: 'openFirst' }],
  discardsFrozen: [
    'lords-and-ladies',
    { why: 'discardsFrozen', rank: lordKind('5'), have: 1, need: 2 },
    { why: 'discardsFrozen', rank: lordKind('lord'), have: 0, need: 2 },
  ],
  needPair: [
    'house',
    { why: 'needPair', rank: kind('9'), have: 1, need: 2 },
    { why: 'needPair', rank: kind('9'), have: 0, need: 2 },
    { why: 'needPair', rank: kind('9'), have: 1, need: 2, until: 'opened' },
  ],
  needMatch: [
    'lords-and-ladies',
    { why: 'needMatch', rank: lordKind('8') },
    { why: 'needMatch', rank: lordKind('8'), of: 'any' },
  ],
  needWilds: [
    'house',
    { why: 'needWilds', card: card('2s'), like: true, have: 1, need: 2 },
    { why: 'needWilds', card: card('2s'), like: false, have: 0, need: 2 },
  ],
  takeAsNew: ['house', { why: 'takeAsNew' }],
  takeClean: ['house', { why: 'takeClean', rank: kind('9') }],
  wouldComplete: ['singles', { why: 'wouldComplete', rank: kind('8') }],
  layAfterwards: ['singles', { why: 'layAfterwards' }],
  notHeld: [
    'house',
    { why: 'notHeld', card: card('9h'), have: 1, need: 2 },
    { why: 'notHeld', card: card('9h'), have: 0, need: 1 },
    { why: 'notHeld', card: card('9h'), have: 2, need: 3 },
  ],
  nothingLaid: ['house', { why: 'nothingLaid' }],
  noSuchMeld: ['house', { why: 'noSuchMeld', meld: 4 }],
  notMeldable: [
    'house',
    { why: 'notMeldable', card: card('3c') },
    { why: 'notMeldable', card: card('3h') },
  ],
  mixedRanks: ['house', { why: 'mixedRanks' }],
  wrongRank: ['house', { why: 'wrongRank', card: card('9h'), rank: kind('8') }],
  tooFewCards: [
    'house',
    { why: 'tooFewCards', have: 2, need: 3 },
    { why: 'tooFewCards', have: 1, need: 3 },
    { why: 'tooFewCards', have: 3, need: 7, rank: kind('7') },
  ],
  tooFewNaturals: [
    'house',
    { why: 'tooFewNaturals', have: 1, need: 2 },
    { why: 'tooFewNaturals', have: 0, need: 2 },
    { why: 'tooFewNaturals', have: 0, need: 1 },
  ],
  tooManyWilds: [
    'house',
    tooManyWilds(3, 3, 2, { limit: 'lead', by: 1 }),
    tooManyWilds(2, 2, 0, { limit: 'lead', by: 2 }),
    tooManyWilds(1, 2, 1, { limit: 'lead', by: 0 }),
    tooManyWilds(5, 4, 3, { limit: 'most', wilds: 3 }),
    tooManyWilds(5, 2, 1, { limit: 'most', wilds: 1 }),
    tooManyWilds(3, 2, 1, { limit: 'perWild', naturals: 2 }),
    tooManyWilds(2, 1, 0, { limit: 'from', naturals: 4 }),
  ],
  wildMeldsOnlyWilds: ['lords-and-ladies', { why: 'wildMeldsOnlyWilds' }],
  noWildMelds: ['house', { why: 'noWildMelds' }],
  wildUnfinished: ['lords-and-ladies', { why: 'wildUnfinished' }],
  tooManyWildMelds: [
    'lords-and-ladies',
    { why: 'tooManyWildMelds', most: 2 },
    { why: 'tooManyWildMelds', most: 1 },
  ],
  bookClosed: [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 5, size: 7 },
    { why: 'bookClosed', rank: kind('8'), have: 6, size: 7 },
    { why: 'bookClosed', rank: kind('8'), have: 7, size: 7 },
    { why: 'bookClosed', rank: kind('8'), have: 5, size: 7, kind: 'dirty' },
  ],
  bookTakesNaturals: [
    'singles',
    { why: 'bookTakesNaturals', rank: kind('8') },
    { why: 'bookTakesNaturals', rank: kind('8'), kind: 'clean' },
  ],
  bookJustFinished: [
    'house',
    { why: 'bookJustFinished', rank: kind('8'), have: 5, size: 7 },
    { why: 'bookJustFinished', rank: kind('8'), have: 0, size: 7 },
    { why: 'bookJustFinished', rank: kind('8'), have: 7, size: 7 },
  ],
  cappedStaysClean: ['lords-and-ladies', { why: 'cappedStaysClean', rank: lordKind('7') }],
  rankWithoutWilds: ['house', { why: 'rankWithoutWilds', rank: kind('7') }],
  onlyFromFoot: ['house', { why: 'onlyFromFoot', rank: kind('black3') }],
  rankTaken: [
    'house',
    { why: 'rankTaken', rank: kind('5'), most: 1 },
    { why: 'rankTaken', rank: kind('5'), most: 2 },
  ],
  earlierUnfinished: ['singles', { why: 'earlierUnfinished', rank: kind('8') }],
  oneOfEach: [
    'house',
    { why: 'oneOfEach', rank: kind('8'), kind: 'clean' },
    { why: 'oneOfEach', rank: kind('8'), kind: 'dirty' },
  ],
  laterNaturals: [
    'singles',
    { why: 'laterNaturals', rank: kind('8'), have: 2, need: 3 },
    { why: 'laterNaturals', rank: kind('8'), have: 0, need: 3 },
  ],
  tooFewPoints: ['house', { why: 'tooFewPoints', have: 15, need: 20 }],
  onlyGoingOut: ['house', { why: 'onlyGoingOut', rank: kind('black3') }],
  notEnoughToOpen: [
    'house',
    { why: 'notEnoughToOpen', have: 40, need: 50 },
    { why: 'notEnoughToOpen', have: 0, need: 1500 },
  ],
  openWithBook: ['house', { why: 'openWithBook' }],
  openWithoutWilds: ['house', { why: 'openWithoutWilds' }],
  capNeedsBook: [
    'lords-and-ladies',
    { why: 'capNeedsBook', have: 6, need: 7 },
    { why: 'capNeedsBook', have: 3, need: 7 },
  ],
  capNeedsClean: ['lords-and-ladies', { why: 'capNeedsClean' }],
  alreadyCapped: ['lords-and-ladies', { why: 'alreadyCapped' }],
  mustKeepCards: [
    'house',
    {
      why: 'mustKeepCards',
      left: 1,
      need: 2,
      because: { why: 'booksMissing', kind: 'clean', have: 0, need: 1 },
    },
    { why: 'mustKeepCards', left: 0, need: 1, because: { why: 'permissionNeeded' } },
  ],
  discardFirst: ['singles', { why: 'discardFirst', kind: kind('black3') }],
  discardBarred: [
    'house',
    { why: 'discardBarred', kind: kind('7'), until: 'every' },
    { why: 'discardBarred', kind: kind('7'), until: 'own' },
    { why: 'discardBarred', kind: kind('7'), until: 'any' },
    { why: 'discardBarred', kind: kind('7'), until: 'never' },
    { why: 'discardBarred', kind: kind('joker'), until: 'roundEnds' },
  ],
  mustDiscard: ['house', { why: 'mustDiscard' }],
  mustGoOut: ['lords-and-ladies', { why: 'mustGoOut' }],
  alreadyAnswered: [
    'house',
    { why: 'alreadyAnswered', answer: 'no' },
    { why: 'alreadyAnswered', answer: 'yes' },
  ],
  stillInHand: ['six-deck', { why: 'stillInHand' }],
  booksMissing: [
    'six-deck',
    { why: 'booksMissing', kind: 'clean', rank: kind('7'), have: 0, need: 1 },
    { why: 'booksMissing', kind: 'dirty', have: 0, need: 2 },
    { why: 'booksMissing', kind: 'dirty', have: 1, need: 2 },
    { why: 'booksMissing', kind: 'any', have: 2, need: 3 },
  ],
  alreadyOut: ['house', { why: 'alreadyOut', seat: 1 }],
  footNotEarned: ['house', { why: 'footNotEarned' }],
  partnersNotPlayed: [
    'six-deck',
    { why: 'partnersNotPlayed', seats: [2] },
    { why: 'partnersNotPlayed', seats: [1, 2] },
  ],
  partnersNotInFoot: [
    'six-deck',
    { why: 'partnersNotInFoot', seats: [2] },
    { why: 'partnersNotInFoot', seats: [1, 2] },
  ],
  permissionNeeded: ['house', { why: 'permissionNeeded' }],
  permissionRefused: ['house', { why: 'permissionRefused' }],
  lastDiscardNeeded: ['singles', { why: 'lastDiscardNeeded' }],
  lastDiscardForbidden: ['house', { why: 'lastDiscardForbidden' }],
  cardsLeftOver: ['six-deck', { why: 'cardsLeftOver' }],
};

type TooManyWilds = Extract<Refusal, { why: 'tooManyWilds' }>;

function tooManyWilds(
  naturals: number,
  wilds: number,
  most: number,
  limit: TooManyWilds['limit'],
): TooManyWilds {
  return { why: 'tooManyWilds', rank: kind('5'), naturals, wilds, most, limit };
}

const byTable: SomeOfEach<TableRefusal, 'why'> = {
  stale: [{ seq: 4 }],
  notYourSeat: [{}],
  noSuchSeat: [{}],
  seatTaken: [{}],
  noSuchBot: [{}],
  noSuchFace: [{}],
  seatsEmpty: [{ seats: [1] }, { seats: [1, 3] }],
  notDealtYet: [{}],
  roundGoesOn: [{}],
  nothingToTakeBack: [{}],
  notAskedBack: [{}],
  seatedByNight: [{}],
  tableClosed: [{}],
  notInvited: [{}],
  quiet: [{}],
  noSuchPhrase: [{}],
  sawAnother: [{}],
  noSuchLink: [{}],
  nameNeeded: [{}],
  nobodyThere: [{}],
  noHurry: [{}],
  noMoreTime: [{ times: 1 }, { times: 3 }],
  tooOften: [{}],
  tooMuch: [{}],
  busy: [{}],
  gaveUp: [{}],
  tableStopped: [{}],
};

export function refusalsSaid(): Said[] {
  const judged = Object.values(refusalSamples).flatMap(([rules, ...refusals]) =>
    refusals.flatMap((refusal) =>
      contextsOf(rules).flatMap((context) =>
        inBoth('refusals', refusal.why, ({ speech }) => speech.sayRefusal(refusal, context)),
      ),
    ),
  );
  const tables = allOf<TableRefusal, 'why'>('why', byTable).flatMap((refusal) =>
    inBoth('refusals', refusal.why, ({ speech }) => speech.sayRefusal(refusal, contextOf('house'))),
  );
  return [...judged, ...tables];
}
