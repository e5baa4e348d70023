import type { Event, Refusal } from '@hand-and-foot/engine';
import type { TableRefusal } from '@hand-and-foot/protocol';
import type { Context } from './context.ts';

/** Every reason why a player, or anyone else who asks a table for something, is told no. */
export type AnyRefusal = Refusal | TableRefusal;

/** A sentence for each refusal named. */
export type Sayings<W extends AnyRefusal['why']> = {
  [Each in W]: (refusal: Extract<AnyRefusal, { why: Each }>, context: Context) => string;
};

/** Says the one of these refusals that it is given. */
export function saidBy<W extends AnyRefusal['why']>(
  sayings: Sayings<W>,
): (refusal: Extract<AnyRefusal, { why: W }>, context: Context) => string {
  return (refusal, context) =>
    (sayings[refusal.why] as (refusal: AnyRefusal, context: Context) => string)(refusal, context);
}

/** The same sentences, each as part of another. */
export function eachSaid<W extends AnyRefusal['why']>(
  sayings: Sayings<W>,
  as: (context: Context, sentence: string) => string,
): Sayings<W> {
  const say = saidBy(sayings);
  return Object.fromEntries(
    Object.keys(sayings).map((why) => [
      why,
      (refusal: Parameters<typeof say>[0], context: Context) => as(context, say(refusal, context)),
    ]),
  ) as unknown as Sayings<W>;
}

/** A sentence for each event; undefined if nothing needs saying. */
export type EventSayings = {
  [Name in Event['event']]: (
    event: Extract<Event, { event: Name }>,
    context: Context,
  ) => string | undefined;
};

/** Says the event that it is given. */
export const eventSaid =
  (sayings: EventSayings) =>
  (event: Event, context: Context): string | undefined =>
    (sayings[event.event] as (event: Event, context: Context) => string | undefined)(
      event,
      context,
    );

/** Refused because of whose turn it is, and how far it has come. */
export type TurnWhy =
  | 'roundOver'
  | 'gameOver'
  | 'dealFirst'
  | 'alreadyDealt'
  | 'notInTheseRules'
  | 'notYourTurn'
  | 'waitingForAnswer'
  | 'notAsked'
  | 'mustSayNo'
  | 'drawFirst'
  | 'alreadyDrawn'
  | 'alreadyDiscarded'
  | 'noSuchDepth'
  | 'noSuchStack'
  | 'noSuchStock'
  | 'stockPileEmpty'
  | 'wrongNumberOfCards'
  | 'tooFewPiles'
  | 'notFirstTurn';

/** Refused when picking up from the discards. */
export type TakeWhy =
  | 'noDiscards'
  | 'tooFewDiscards'
  | 'topBlocked'
  | 'openFirst'
  | 'discardsFrozen'
  | 'needPair'
  | 'needMatch'
  | 'needWilds'
  | 'takeAsNew'
  | 'takeClean'
  | 'wouldComplete'
  | 'layAfterwards';

/** Refused when laying cards down. */
export type LayWhy =
  | 'notHeld'
  | 'nothingLaid'
  | 'noSuchMeld'
  | 'notMeldable'
  | 'mixedRanks'
  | 'wrongRank'
  | 'tooFewCards'
  | 'tooFewNaturals'
  | 'tooManyWilds'
  | 'wildMeldsOnlyWilds'
  | 'noWildMelds'
  | 'tooManyWildMelds'
  | 'wildUnfinished'
  | 'bookClosed'
  | 'bookTakesNaturals'
  | 'bookJustFinished'
  | 'cappedStaysClean'
  | 'rankWithoutWilds'
  | 'onlyFromFoot'
  | 'rankTaken'
  | 'earlierUnfinished'
  | 'oneOfEach'
  | 'laterNaturals'
  | 'tooFewPoints'
  | 'onlyGoingOut'
  | 'notEnoughToOpen'
  | 'openWithBook'
  | 'openWithoutWilds';

/** Refused when capping, discarding or ending a turn. */
export type EndWhy =
  | 'capNeedsBook'
  | 'capNeedsClean'
  | 'alreadyCapped'
  | 'mustKeepCards'
  | 'discardFirst'
  | 'discardBarred'
  | 'mustDiscard'
  | 'mustGoOut'
  | 'alreadyAnswered';
