import type { Rules } from '@hand-and-foot/engine';

/** The knobs that rules have had from the first: every log, record and saved rule set names them. */
type FirstKnob =
  | 'pack'
  | 'decks'
  | 'seating'
  | 'roles'
  | 'values'
  | 'caught'
  | 'allLaid'
  | 'piles'
  | 'deal'
  | 'exactGrab'
  | 'handChoice'
  | 'footPass'
  | 'upcard'
  | 'stockPiles'
  | 'starter'
  | 'draw'
  | 'starterUpcard'
  | 'pickUp'
  | 'pickUpAtLeast'
  | 'pickUpWith'
  | 'pickUpBlockedBy'
  | 'freezing'
  | 'discardFirst'
  | 'meldStart'
  | 'wildLimits'
  | 'bookSize'
  | 'bookGrows'
  | 'meldsOfRank'
  | 'wildMelds'
  | 'opening'
  | 'footAnnounced'
  | 'booksNeeded'
  | 'permission'
  | 'partnersInFoot'
  | 'lastDiscard'
  | 'withoutBooks'
  | 'goOutBonus'
  | 'bookBonus'
  | 'rankBonus'
  | 'emptyStock'
  | 'gameEnd';

/**
 * How everybody played before a knob existed. Sheets start from it and name only what they say themselves. Typed by
 * every later knob: one that is added without its value here does not compile.
 */
export const before: Readonly<Omit<Rules, FirstKnob>> = {
  jokersPerDeck: 2,
  setAside: 0,
  forPlayers: [],
  nextStarter: 'left',
  threes: 'apart',
  laid: {},
  footBy: 'emptyHand',
  footTaken: 'atOnce',
  footNeeded: 'yes',
  footCaught: 'cards',
  outBarredBy: [],
  afterOut: 'ends',
  discards: 1,
  discardBarred: [],
  drawFrom: 'any',
  pickUpUnopened: 'free',
  pickUpShort: 'fewer',
  pickUpUses: 'top',
  pickUpMeld: 'any',
  wildMeldsWhen: 'always',
  byRank: [],
  openingCounts: 'cards',
  openingWaived: 'never',
  openingWilds: 'any',
  booksShared: 'yes',
  playBonus: [],
  penalties: [],
  unfinished: 'plus',
  counts: 'all',
};
