import type {
  BookKind,
  Card,
  Event,
  Kind,
  Lay,
  MeldNumber,
  Seat,
  Secret,
} from '@hand-and-foot/engine';
import type { Context } from './context.ts';
import { kindsOf, laidIn, rankOfLay, rankOfMeld, type KindCount, type LaidOnMeld } from './laid.ts';

/** One thing that a seat did in its turn, like things taken together. */
export type TurnPart =
  | { did: 'drew'; cards: number }
  | { did: 'tookUpcard'; card: Card }
  /** `paid`: what was laid from hand with the top discard. */
  | { did: 'took'; cards: readonly Card[]; paid: KindCount[] }
  | { did: 'began'; melds: LaidOnMeld[] }
  | { did: 'added'; melds: LaidOnMeld[] }
  | { did: 'completed'; rank: Kind | undefined; kind: BookKind }
  | { did: 'capped'; rank: Kind | undefined }
  /** Laid at once, such as red threes. */
  | { did: 'showed'; kinds: KindCount[] }
  | { did: 'tookFoot'; left: number }
  | { did: 'asked'; answer: boolean | undefined }
  | { did: 'discarded'; card: Card; froze: boolean }
  | { did: 'wentOut' };

/** A language's clause for each part; `yours`: whether it's told to the one who did it. */
export type TurnClauses = {
  [Did in TurnPart['did']]: (
    part: Extract<TurnPart, { did: Did }>,
    context: Context,
    yours: boolean,
  ) => string;
};

type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** The seat whose turn the events are about; events of the deal, for other seats, may come first. */
export function seatOfTurn(events: readonly Event[]): Seat | undefined {
  return events
    .flatMap((event) => ('seat' in event && event.event !== 'answered' ? event.seat : []))
    .at(-1);
}

/** The seat's parts in its turn, in the order in which each was first done. */
export function partsOfTurn(told: readonly Event[], seat: Seat, context: Context): TurnPart[] {
  const events = told.filter(
    (event) => event.event === 'answered' || ('seat' in event && event.seat === seat),
  );
  const lays = all(events, 'laid').flatMap(({ lay }) => lay);
  const completed = all(events, 'completed').map(({ meld, kind }) => ({
    did: 'completed' as const,
    rank: rankOfCompleted(meld, lays, context),
    kind,
  }));
  // A book says by itself that cards were added.
  const worthTelling = (laid: LaidOnMeld): boolean =>
    !completed.some(({ rank }) => rank !== undefined && rank === laid.rank);
  const laid = laidIn(lays, context).filter(worthTelling);
  return events.flatMap((event, at): TurnPart[] => {
    if (events.findIndex((other) => other.event === event.event) < at) return [];
    return event.event === 'laid'
      ? [...meldsOf('began', laid), ...meldsOf('added', laid), ...completed]
      : partFrom(event, events, context);
  });
}

function meldsOf(did: 'began' | 'added', laid: readonly LaidOnMeld[]): TurnPart[] {
  const melds = laid.filter(({ begins }) => begins === (did === 'began'));
  return melds.length > 0 ? [{ did, melds }] : [];
}

/** The part that an event tells of, together with all further events of its name. */
function partFrom(event: Event, events: readonly Event[], context: Context): TurnPart[] {
  switch (event.event) {
    case 'drew': {
      const drawn = all(events, 'drew').map(({ cards }) => countOf(cards));
      return [{ did: 'drew', cards: drawn.reduce((sum, count) => sum + count, 0) }];
    }
    case 'tookUpcard':
      return [{ did: 'tookUpcard', card: event.card }];
    case 'pickedUp':
      return [{ did: 'took', cards: event.cards, paid: paidIn(event, events, context) }];
    case 'capped':
      return all(events, 'capped').map(({ meld }) => ({
        did: 'capped',
        rank: rankOfMeld(meld, context),
      }));
    case 'replaced': {
      const shown = all(events, 'replaced').flatMap(({ laid }) => laid);
      return [{ did: 'showed', kinds: kindsOf(shown, context) }];
    }
    case 'tookFoot': {
      const silent = context.ruleSet.rules.footAnnounced === 'no' && event.seat !== context.you;
      return silent ? [] : [{ did: 'tookFoot', left: event.left }];
    }
    case 'asked':
      // Going out tells it if nobody was asked.
      return event.waiting.length === 0
        ? []
        : [{ did: 'asked', answer: all(events, 'answered').at(-1)?.yes }];
    case 'discarded':
      return [{ did: 'discarded', card: event.card, froze: event.froze }];
    case 'wentOut':
      return [{ did: 'wentOut' }];
    default:
      return [];
  }
}

/** The cards from the hand that went down with the top discard. */
function paidIn(
  { cards: [top] }: Of<'pickedUp'>,
  events: readonly Event[],
  context: Context,
): KindCount[] {
  const first = all(events, 'laid')[0]?.lay[0];
  if (!first || context.ruleSet.rules.pickUp.take === 'card') return [];
  const withTop = [...first.cards];
  withTop.splice(withTop.lastIndexOf(top!), 1);
  return kindsOf(withTop, context);
}

function rankOfCompleted(
  meld: MeldNumber,
  lays: readonly Lay[],
  context: Context,
): Kind | undefined {
  const lay = lays.find(({ to }) => to === meld) ?? (lays.length === 1 ? lays[0] : undefined);
  return rankOfMeld(meld, context) ?? (lay && rankOfLay(lay, context));
}

function all<Name extends Event['event']>(events: readonly Event[], name: Name): Of<Name>[] {
  return events.filter((event): event is Of<Name> => event.event === name);
}

function countOf(cards: Secret): number {
  return typeof cards === 'number' ? cards : cards.length;
}
