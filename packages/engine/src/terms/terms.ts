import { assert } from '../numbers/assert.ts';
import type { Lookup } from '../numbers/is.ts';
import { upTo } from '../numbers/upTo.ts';
import { kindBits, packUnder, type Card, type Pack } from '../rules/pack.ts';
import type { PickUpWay, Rules } from '../rules/rules.ts';
import { bookTerms, type BookTerms } from './bookTerms.ts';
import { cardTerms, type CardTerms } from './cardTerms.ts';
import { cardsDrawn, cardsOfDeck, roundsIn } from './extent.ts';
import { layoutFor, type Layout } from './layout.ts';
import { meldTerms, type MeldTerms } from './meldTerms.ts';
import { bonusInPlay, playBonusFor } from './playBonus.ts';
import { rulesFor, seatTerms, type Seats, type SeatTerms } from './seatTerms.ts';

/**
 * The rules at one table: fixed for a number of players and a seating, with everything that play looks
 * up worked out once.
 */
export interface Terms extends SeatTerms, CardTerms, MeldTerms, BookTerms {
  readonly pack: Pack;
  /** Whether a seat must ask its partners before it goes out. */
  readonly asksFirst: boolean;
  /** For each round, how many cards a turn begins with. */
  readonly draws: Lookup<number, number>;
  /** Whether the cards of a draw come from different stock piles. */
  readonly drawsApart: boolean;
  /** Whether discards go back into an empty stock as often as need be. */
  readonly reshuffles: boolean;
  /** How many times a round the stock is filled again: with discards, or with the cards of a fresh deck. */
  readonly refills: number;
  readonly freshDeck: readonly Card[] | undefined;
  /** Whether play goes on without a stock, as long as the discards are taken. */
  readonly playsOn: boolean;
  /** The ways in which the top discard may be paid for. */
  readonly paysWith: Readonly<Record<PickUpWay, boolean>>;
  /** How many cards of the top discard's kind a seat must hold to take it, at least. */
  readonly topHeld: number;
  /** Kinds that may be taken as the top discard, a bit each; all where another card may be played in its place. */
  readonly topKinds: number;
  /** Whether a side that has not opened takes only with a pair. */
  readonly pairToOpen: boolean;
  /** Whether a side may open with wilds. */
  readonly opensWithWilds: boolean;
  /** Whether the foot is earned by a book of one's own. */
  readonly footByBook: boolean;
  /** Whether a foot that is due after the discard waits for the seat's next turn. */
  readonly footWaits: boolean;
  /** Whether what is played must be remembered, for a foot, a bonus, or cards laid only now. */
  readonly notesPlay: boolean;
  /** Whether it must be known who has played from the foot. */
  readonly notesPlayed: boolean;
  /** Whether a laying may bring a bonus. */
  readonly bonusInPlay: boolean;
  /** The points for going out in the turn in which a side opens. */
  readonly bonusOut: number;
  /** Whether a turn ends with two discards. */
  readonly discardsTwice: boolean;
  /** Kinds that freeze the discards when they are discarded, and those that do when they are turned up, a bit each. */
  readonly freezes: number;
  readonly freezingUpcards: number;
  /** Whether a freeze lasts a lap. */
  readonly thaws: boolean;
  /** Whether a seat may go out without its foot. */
  readonly outFromHand: boolean;
  /** Kinds with which a partner can't agree to going out, a bit each. */
  readonly outBarred: number;
  /** Whether a laying may be refused only for its melds, the opening, and what it leaves in the foot. */
  readonly plainLays: boolean;
  /** Whether a seat may discard any card that it holds, if it may discard at all. */
  readonly plainDiscards: boolean;
  /** Whether a seat with a foot to come and cards to spare has nothing to do but its smallest layings and a discard. */
  readonly plainTurns: boolean;
  readonly layout: Layout;
}

export function termsFor(
  given: Rules,
  { players, seating = given.seating[players]?.[0] }: Seats,
): Terms {
  const rules = rulesFor(given, players);
  const decks = rules.decks[players];
  assert(seating !== undefined && decks !== undefined, `no seats for ${players}`);
  const pack = packUnder(rules);
  const seats = seatTerms(seating, players);
  const cards = cardTerms(rules, pack, decks);
  const melds = meldTerms(rules, pack, cards);
  const paysWith = waysToPay(rules);
  const footByBook = rules.footBy === 'ownBook';
  const outFromHand = rules.footNeeded === 'no';
  const notesPlayed = rules.partnersInFoot === 'played';
  const discardsTwice = rules.discards === 2;
  const freezes = freezingKinds(rules, pack, cards);
  const { freezing } = rules;
  const laysForBonus = bonusInPlay(rules, 1, true) > 0;
  const hasLastMelds = cards.rankKinds !== cards.naturalKinds;
  return {
    pack,
    ...seats,
    ...cards,
    ...melds,
    ...bookTerms(rules, pack, seating),
    asksFirst: rules.permission !== 'none' && seating !== 'alone',
    draws: Uint8Array.from({ length: roundsIn(rules).rounds + 1 }, (_, round) =>
      cardsDrawn(rules, round),
    ),
    drawsApart: rules.drawFrom === 'different' && rules.stockPiles > 1,
    reshuffles: rules.emptyStock === 'reshuffle',
    refills: refillsOf(rules),
    playsOn: rules.emptyStock === 'playOn',
    freshDeck: rules.emptyStock === 'addDeck' ? cardsOfDeck(rules) : undefined,
    paysWith,
    topHeld: heldWithTop(rules, paysWith),
    topKinds: topKinds(rules, cards),
    opensWithWilds: rules.openingWilds === 'any',
    pairToOpen: rules.pickUpUnopened === 'pair',
    footByBook,
    footWaits: rules.footTaken === 'nextTurn' || rules.footTaken === 'insteadOfDraw',
    notesPlay: footByBook || laysForBonus || notesPlayed || cards.laid.late,
    notesPlayed,
    bonusInPlay: laysForBonus,
    bonusOut: playBonusFor(rules, 'outAtOnce'),
    discardsTwice,
    freezes,
    freezingUpcards:
      freezes | kindBits(pack, rules.upcard.turn === 'one' ? (rules.upcard.freezes ?? []) : []),
    thaws: typeof freezing === 'string' ? freezing === 'byWildLap' : freezing.until === 'lap',
    outFromHand,
    outBarred: kindBits(pack, rules.outBarredBy),
    plainLays: !footByBook && melds.footKinds === 0 && !hasLastMelds,
    plainDiscards: cards.firstKinds === 0 && cards.barredKinds === 0 && !discardsTwice,
    plainTurns:
      !footByBook &&
      !outFromHand &&
      !hasLastMelds &&
      !discardsTwice &&
      cards.barredKinds === 0 &&
      cards.caps.length === 0 &&
      rules.wildMelds === 0 &&
      melds.plainStarts &&
      !melds.mayBeginWithFew &&
      !pack.oneThree,
    layout: layoutFor(rules, pack, { ...cards, ...seats }),
  };
}

/** The ways in which the top discard may be paid for and go where the rules want it. */
export function waysToPay({
  pickUpMeld,
  pickUpWith,
  wildMelds,
}: Rules): Readonly<Record<PickUpWay, boolean>> {
  const may = (way: PickUpWay, fits = true): boolean => fits && pickUpWith.includes(way);
  const withWilds = pickUpMeld !== 'newClean';
  return {
    onMeld: may('onMeld', pickUpMeld === 'any'),
    pair: may('pair'),
    naturalAndWild: may('naturalAndWild', withWilds),
    likeWilds: may('likeWilds', withWilds && wildMelds > 0),
    anyWilds: may('anyWilds', withWilds && wildMelds > 0),
    oneNatural: may('oneNatural'),
  };
}

/** Two where only a pair takes the top discard, of naturals or of wilds like it. */
function heldWithTop({ pickUp, pickUpUses }: Rules, ways: Terms['paysWith']): number {
  const { anyWilds, naturalAndWild, oneNatural, onMeld } = ways;
  const isFree = pickUp.take === 'card' || pickUpUses === 'any';
  return isFree || anyWilds || naturalAndWild || oneNatural || onMeld ? 0 : 2;
}

function topKinds(rules: Rules, { blockedKinds, naturalKinds, wildKinds }: CardTerms): number {
  const { pickUp, pickUpUses } = rules;
  if (pickUp.take === 'nothing') return 0;
  if (pickUp.take === 'card' || pickUpUses !== 'top') return -1;
  return (naturalKinds | wildKinds) & ~blockedKinds;
}

/** Whether discards that are frozen stay so: what freezes them lies among them, or the upcard that did. */
export function staysFrozen(
  { freezes, freezingUpcards, pack }: Pick<Terms, 'freezes' | 'freezingUpcards' | 'pack'>,
  discards: readonly Card[],
): boolean {
  return discards.some(
    (card, at) => (at === 0 ? freezingUpcards : freezes) & (1 << pack.kindOf[card]),
  );
}

function freezingKinds({ freezing }: Rules, pack: Pack, { wildKinds }: CardTerms): number {
  if (typeof freezing !== 'string') return kindBits(pack, freezing.by);
  return freezing === 'never' ? 0 : wildKinds;
}

/** More often than any round could need. */
const ENDLESS = 1 << 20;

function refillsOf({ emptyStock }: Rules): number {
  switch (emptyStock) {
    case 'endsRound':
    case 'playOn':
      return 0;
    case 'reshuffle':
      return ENDLESS;
    case 'addDeck':
      return 1;
    default:
      return emptyStock.reshuffle;
  }
}

/** Whether it must be known how often the stock was filled again. */
export function countsRefills({ refills }: Terms): boolean {
  return refills > 0 && refills < ENDLESS;
}

/** For each face, how many copies are in play while the stock may still be filled so often. */
export function copiesInPlay({ copies, freshDeck, refills }: Terms, left = refills): number[] {
  const inPlay = upTo(copies.length).map((face) => copies[face]);
  if (freshDeck && left > 0) for (const card of freshDeck) inPlay[card] -= left;
  return inPlay;
}
