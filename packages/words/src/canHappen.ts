import {
  hasSuits,
  isGrabbed,
  inSomeRound,
  onlyHeldCounts,
  roundsIn,
  type Rules,
} from '@hand-and-foot/engine';
import { partnersIn } from './partners.ts';

type Asked = { readonly [Knob in keyof Rules]?: (rules: Rules) => boolean };

const hasPartners = (rules: Rules): boolean => partnersIn(rules) !== 'never';
const isPickedUp = ({ pickUp }: Rules): boolean => pickUp.take !== 'nothing';
const isPlayedAtOnce = ({ pickUp }: Rules): boolean =>
  pickUp.take === 'top' || pickUp.take === 'all';
/** Nothing but cards held counts under some rules: no bonus, and no card on the table. */
const isScored = (rules: Rules): boolean => !onlyHeldCounts(rules);
const isLaid = ({ roles }: Rules): boolean => Object.values(roles).includes('laid');

/** Knobs that say nothing under some rules, and when they do say something. */
const ASKED: Asked = {
  nextStarter: (rules) => rules.nextStarter !== 'left' && roundsIn(rules).rounds > 1,
  discards: ({ discards }) => discards > 1,
  discardBarred: ({ discardBarred }) => discardBarred.length > 0,
  forPlayers: ({ forPlayers }) => forPlayers.length > 0,
  footBy: ({ footBy }) => footBy !== 'emptyHand',
  footTaken: ({ footTaken }) => footTaken !== 'atOnce',
  footCaught: ({ footCaught }) => footCaught === 'nothing',
  footNeeded: ({ footNeeded }) => footNeeded === 'no',
  outBarredBy: (rules) => hasPartners(rules) && rules.outBarredBy.length > 0,
  afterOut: ({ afterOut }) => afterOut !== 'ends',
  laid: (rules) => isLaid(rules) && Object.keys(rules.laid).length > 0,
  allLaid: (rules) => isScored(rules) && rules.allLaid === 'doubled' && isLaid(rules),
  jokersPerDeck: ({ pack }) => hasSuits(pack),
  setAside: ({ setAside }) => setAside !== 0,
  exactGrab: (rules) => isScored(rules) && isGrabbed(rules),
  footPass: ({ footPass }) => inSomeRound(footPass).some((way) => way !== 'kept'),
  drawFrom: ({ stockPiles }) => stockPiles > 1,
  starterUpcard: ({ starterUpcard, upcard }) =>
    starterUpcard === 'mayTake' && upcard.turn === 'one',
  pickUpAtLeast: (rules) => isPickedUp(rules) && rules.pickUpAtLeast > 1,
  pickUpWith: isPickedUp,
  pickUpShort: ({ pickUp, pickUpShort }) => pickUp.take === 'top' && pickUpShort === 'topUp',
  pickUpUses: (rules) => isPlayedAtOnce(rules) && rules.pickUpUses === 'any',
  pickUpMeld: (rules) => isPickedUp(rules) && rules.pickUpMeld !== 'any',
  pickUpUnopened: (rules) => isPickedUp(rules) && rules.pickUpUnopened !== 'free',
  pickUpBlockedBy: (rules) => isPickedUp(rules) && rules.pickUpBlockedBy.length > 0,
  freezing: (rules) => isPickedUp(rules) && rules.freezing !== 'never',
  openingCounts: ({ openingCounts }) => openingCounts !== 'cards',
  openingWaived: ({ openingWaived }) => openingWaived === 'emptyHand',
  openingWilds: ({ openingWilds }) => openingWilds === 'none',
  wildMeldsWhen: ({ wildMelds, wildMeldsWhen }) => wildMelds > 1 && wildMeldsWhen === 'afterBooks',
  threes: ({ threes }) => threes === 'oneRank',
  byRank: ({ byRank }) => byRank.length > 0,
  booksShared: ({ booksNeeded, booksShared }) =>
    booksShared !== 'yes' && (booksShared === 'any' || booksNeeded.length > 1),
  permission: hasPartners,
  partnersInFoot: hasPartners,
  goOutBonus: isScored,
  bookBonus: isScored,
  rankBonus: (rules) => isScored(rules) && rules.rankBonus.length > 0,
  playBonus: (rules) => isScored(rules) && rules.playBonus.length > 0,
  penalties: (rules) => isScored(rules) && rules.penalties.length > 0,
  unfinished: (rules) => isScored(rules) && rules.unfinished !== 'plus',
  counts: onlyHeldCounts,
};

/** Whether the knob is about something that can happen under these rules. */
export function canHappen(knob: keyof Rules, rules: Rules): boolean {
  return ASKED[knob]?.(rules) ?? true;
}
