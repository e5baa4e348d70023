import {
  bonusInPlay,
  grabBonus,
  grabbers,
  cardsToBook,
  outBonus,
  type Card,
  type Event,
  type MeldNumber,
  type Seat,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import {
  draw,
  gain,
  lose,
  refilled,
  replace,
  reshuffle,
  takeDiscards,
  takeFoot,
  withHand,
} from './advanceCards.ts';
import { beginRound, chooseHand, finishDeal, seePiles, stacked } from './advanceDeal.ts';
import { addSorted, withoutFirst } from './cards.ts';
import { replaceAt, sideInView, type Told } from './told.ts';

/**
 * The view after the event, so that only events need to travel: `viewFor` after an action is the view before
 * it, advanced by the action's events as that seat was told them. The view given never changes.
 */
export function advance(terms: Terms, view: View, event: Event): View {
  switch (event.event) {
    case 'roundBegan':
      return beginRound(terms, view, event);
    case 'dealt':
      return view.hands.reduce<View>((dealt, _, seat) => stacked(terms, dealt, seat), view);
    case 'grabbed': {
      // A dealer who cuts for everyone deals next.
      const isOwn = grabbers(terms, view.starter).length > 1;
      const own = isOwn ? stacked(terms, view, event.seat) : view;
      const bonus = grabBonus(terms, event.cards);
      return nextTurn(terms, withBonus(terms, own, event.seat, bonus), event.seat);
    }
    case 'sawBottoms': {
      const own = view.seat === undefined ? 0 : event.cards[view.seat]!;
      return typeof own === 'number' ? view : { ...view, bottoms: own };
    }
    case 'sawPiles':
      return seePiles(terms, view, event);
    case 'choseHand':
      return nextTurn(terms, chooseHand(view, event), event.seat);
    case 'upcard':
      return event.card === undefined
        ? view
        : {
            ...draw(view, [0]),
            discards: [event.card],
            ...frozenBy(terms, view, event.froze === true, view.starter),
          };
    case 'tookHand':
      return withHand(view.phase === 'deal' ? finishDeal(terms, view) : view, event);
    case 'drew':
      return { ...gain(draw(view, event.from), event), phase: 'play' };
    case 'tookUpcard':
      return {
        ...gain(takeDiscards(terms, view, 1), { seat: event.seat, cards: [event.card] }),
        phase: 'play',
        mayEndTurn: true,
      };
    case 'pickedUp':
      return { ...gain(takeDiscards(terms, view, event.cards.length), event), phase: 'play' };
    case 'laid':
      return lay(terms, played(terms, view, event.seat), event);
    case 'capped':
      return cap(terms, played(terms, view, event.seat), event);
    case 'replaced':
      return replace(terms, view, event);
    case 'tookFoot':
      return takeFoot(terms, view, event);
    case 'asked':
      return event.waiting.length === 0
        ? { ...view, permission: 'yes' }
        : { ...view, asked: { seat: event.seat, waiting: event.waiting } };
    case 'answered':
      return answer(view, event);
    case 'discarded':
      return {
        ...lose(played(terms, view, event.seat), event.seat, [event.card]),
        discards: [...view.discards, event.card],
        ...frozenBy(terms, view, event.froze, event.seat),
        // If the turn is over, the next event says so.
        ...(terms.discardsTwice ? { phase: 'discard' } : {}),
      };
    case 'turnEnded':
      return thawed(nextTurn(terms, { ...endTurn(view), phase: 'draw' }, event.seat));
    case 'reshuffled':
      return reshuffle(terms, refilled(view, event.cards));
    case 'deckAdded':
      return refilled(view, event.cards);
    case 'wentOut':
      return {
        ...withBonus(
          terms,
          view,
          event.seat,
          outBonus(terms.rules, view.round) + (event.atOnce ? terms.bonusOut : 0),
        ),
        ...(event.lap ? { out: event.seat } : {}),
      };
    case 'roundEnded':
      return endRound(terms, view, event);
    case 'completed':
      return finished(terms, earned(terms, view, event.seat), event.meld);
    case 'drewForStart':
    case 'passed':
      return view;
  }
}

function lay(terms: Terms, view: View, { seat, lay: lays }: Told<'laid'>): View {
  const side = sideInView(terms, view, seat);
  const melds = [...view.melds[side]!];
  for (const { cards, to = melds.length } of lays) {
    const { cards: before, capped } = melds[to] ?? { cards: [], capped: false };
    melds[to] = { cards: addSorted(before, cards), capped };
  }
  const gone = lays.flatMap(({ cards }) => cards);
  const books = melds
    .slice(view.melds[side]!.length)
    .filter(({ cards }) => cardsToBook(terms, cards.length) === 0);
  const isFirst = view.melds.every((ofSide) => ofSide.length === 0);
  const isDown = terms.bonusOut > 0 && view.melds[side]!.length === 0;
  const after = {
    ...lose(view, seat, gone),
    melds: replaceAt(view.melds, side, melds),
    ...(isDown ? { downThisTurn: true } : {}),
  };
  const bonus = bonusInPlay(terms.rules, books.length, isFirst);
  return bonus === 0 ? after : withBonus(terms, after, seat, bonus);
}

/** The freezing of the discards, and where it lasts a lap, whose turn ends it. */
function frozenBy(
  terms: Terms,
  { frozen }: View,
  froze: boolean,
  seat: Seat,
): Pick<View, 'frozen' | 'thaws'> {
  const lasts = froze && terms.thaws;
  return { frozen: frozen || froze, ...(lasts ? { thaws: seat } : {}) };
}

function thawed(view: View): View {
  if (view.thaws !== view.turn) return view;
  const { thaws: _, ...rest } = view;
  return { ...rest, frozen: false };
}

/** Remembers who has played from the foot, where partners must have. */
function played(terms: Terms, view: View, seat: Seat): View {
  const before = view.played ?? [];
  const counts = terms.rules.partnersInFoot === 'played' && view.feet[seat] === null;
  if (!counts || before.includes(seat)) return view;
  return { ...view, played: [...before, seat].sort((one, other) => one - other) };
}

/** Remembers who has earned a pile, where a book of one's own does. */
function earned(terms: Terms, view: View, seat: Seat): View {
  const before = view.earned ?? [];
  const counts = terms.rules.footBy === 'ownBook' && view.feet[seat] !== null;
  if (!counts || before.includes(seat)) return view;
  return { ...view, earned: [...before, seat].sort((one, other) => one - other) };
}

/** Remembers the books finished this turn, where nothing may be added to them yet. */
function finished({ booksWait }: Terms, view: View, meld: MeldNumber): View {
  if (!booksWait) return view;
  const all = [...(view.finished ?? []), meld];
  return { ...view, finished: all.sort((one, other) => one - other) };
}

function cap(terms: Terms, view: View, { seat, meld }: Told<'capped'>): View {
  const side = sideInView(terms, view, seat);
  const melds = view.melds[side]!;
  const isCap = (card: Card): boolean => terms.caps.includes(terms.pack.kindOf[card]!);
  return {
    ...withHand(view, { seat, cards: withoutFirst(view.hands[seat]!, isCap) }),
    melds: replaceAt(view.melds, side, replaceAt(melds, meld, { ...melds[meld]!, capped: true })),
  };
}

function nextTurn({ players }: Terms, view: View, seat: Seat): View {
  return { ...view, turn: (seat + 1) % players };
}

function endTurn(view: View): View {
  const { permission: _, finished: _finished, downThisTurn: _down, ...rest } = view;
  return { ...rest, firstTurn: false, mayEndTurn: false };
}

function answer({ asked, ...view }: View, { seat, yes }: Told<'answered'>): View {
  const waiting = (asked?.waiting ?? []).filter((other) => other !== seat);
  if (!asked || !yes) return { ...view, permission: 'no' };
  return waiting.length > 0
    ? { ...view, asked: { ...asked, waiting } }
    : { ...view, permission: 'yes' };
}

function withBonus(terms: Terms, view: View, seat: Seat, points: number): View {
  const side = sideInView(terms, view, seat);
  return { ...view, bonus: replaceAt(view.bonus, side, view.bonus[side]! + points) };
}

function endRound(terms: Terms, view: View, { scores }: Told<'roundEnded'>): View {
  const { out: _, ...rest } = endTurn(view);
  const bySide = terms.scorers === terms.sides;
  return {
    ...rest,
    phase: 'over',
    totals: view.totals.map((total, scorer: number) => {
      const side = bySide ? scorer : sideInView(terms, view, scorer);
      return total + scores[side]!.total;
    }),
  };
}
