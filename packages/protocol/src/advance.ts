import type { Event, Seat, Secret, Side, Terms, View } from '@hand-and-foot/engine';
import { addCards, addSorted, countOf, takeCards, withoutFirst } from './cards.ts';

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
      const next = nextTurn(terms, stacked(terms, view, event.seat), event.seat);
      return event.exact ? withBonus(terms, next, event.seat, terms.rules.exactGrab) : next;
    }
    case 'sawBottoms': {
      const own = view.seat === undefined ? 0 : event.cards[view.seat]!;
      return typeof own === 'number' ? view : { ...view, bottoms: own };
    }
    case 'choseHand':
      return nextTurn(terms, chooseHand(view, event), event.seat);
    case 'upcard':
      return event.card === undefined
        ? view
        : {
            ...draw(view, [0]),
            discards: [event.card],
            frozen: event.froze === true,
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
      return lay(terms, view, event);
    case 'capped':
      return cap(terms, view, event);
    case 'replaced':
      return replace(terms, view, event);
    case 'tookFoot':
      return takeFoot(view, event);
    case 'asked':
      return { ...view, asked: { seat: event.seat, waiting: event.waiting } };
    case 'answered':
      return answer(view, event);
    case 'discarded':
      return {
        ...lose(view, event.seat, [event.card]),
        discards: [...view.discards, event.card],
        frozen: view.frozen || event.froze,
      };
    case 'turnEnded':
      return nextTurn(terms, { ...endTurn(view), phase: 'draw' }, event.seat);
    case 'reshuffled':
      return reshuffle(terms, view, event.cards);
    case 'wentOut':
      return withBonus(terms, view, event.seat, terms.rules.goOutBonus);
    case 'roundEnded':
      return endRound(terms, view, event);
    case 'drewForStart':
    case 'passed':
    case 'completed':
      return view;
  }
}

type Told<Name extends Event['event']> = Extract<Event, { event: Name }>;

// The deal

/** What is to be seen before the first deal, for a watcher that is there in time. */
export function viewBeforeDeal(terms: Terms, seat: Seat | undefined): View {
  const totals = Array<number>(terms.scorers).fill(0);
  return beginRound(terms, { seat, totals }, { round: 1, starter: 0 });
}

function beginRound(
  terms: Terms,
  { seat, totals }: Pick<View, 'seat' | 'totals'>,
  { round, starter }: Pick<Told<'roundBegan'>, 'round' | 'starter'>,
): View {
  const perSeat = <T>(value: T): T[] => Array<T>(terms.players).fill(value);
  const perSide = <T>(value: T): T[] => Array<T>(terms.sides).fill(value);
  return {
    seat,
    round,
    starter,
    turn: starter,
    phase: 'deal',
    discards: [],
    frozen: false,
    melds: perSide([]),
    laid: perSide([]),
    bonus: perSide(0),
    totals,
    firstTurn: false,
    mayEndTurn: false,
    hands: perSeat(0),
    feet: perSeat(null),
    ...(terms.rules.piles.length === 3 ? { knees: perSeat(null) } : {}),
    stock: [terms.deckSize],
    stacks: perSeat(terms.rules.piles.map(() => 0)),
  };
}

/** The seat has its piles in front of it. */
function stacked({ rules }: Terms, view: View, seat: Seat): View {
  const cards = rules.piles.reduce((sum, size) => sum + size, 0);
  return {
    ...view,
    stock: [view.stock[0]! - cards],
    stacks: replaceAt(view.stacks ?? [], seat, rules.piles),
  };
}

function chooseHand(view: View, { seat, stack }: Told<'choseHand'>): View {
  const chosen = {
    ...view,
    stacks: replaceAt(view.stacks!, seat, swapped(view.stacks![seat]!, stack)),
  };
  return seat === view.seat && view.bottoms
    ? { ...chosen, bottoms: swapped(view.bottoms, stack) }
    : chosen;
}

function swapped(list: readonly number[], at: number): number[] {
  const copy = [...list];
  copy[0] = list[at]!;
  copy[at] = list[0]!;
  return copy;
}

/** Hands are taken up, feet lie ready, and the stock is split where there are two piles. */
function finishDeal({ rules }: Terms, view: View): View {
  const { stacks = [], bottoms: _, ...rest } = view;
  return {
    ...rest,
    phase: 'draw',
    turn: view.starter,
    firstTurn: true,
    hands: stacks.map((sizes) => sizes[0]!),
    feet: stacks.map((sizes) => sizes.at(-1)!),
    ...(view.knees ? { knees: stacks.map((sizes) => sizes[1]!) } : {}),
    stock: shared(view.stock[0]!, rules.stockPiles),
  };
}

/** So many cards in one pile or two, the odd one in the first. */
function shared(cards: number, piles: number): number[] {
  return piles === 1 ? [cards] : [cards - Math.floor(cards / 2), Math.floor(cards / 2)];
}

// Cards come and go

function withHand(view: View, { seat, cards }: { seat: Seat; cards: Secret }): View {
  return { ...view, hands: replaceAt(view.hands, seat, cards) };
}

function gain(view: View, { seat, cards }: { seat: Seat; cards: Secret }): View {
  return withHand(view, { seat, cards: addCards(view.hands[seat]!, cards) });
}

function lose(view: View, seat: Seat, cards: readonly number[]): View {
  return withHand(view, { seat, cards: takeCards(view.hands[seat]!, cards) });
}

function draw(view: View, from: readonly number[]): View {
  const stock = [...view.stock];
  for (const pile of from) stock[pile]!--;
  return { ...view, stock };
}

function takeDiscards(terms: Terms, view: View, count: number): View {
  return leaveDiscards(terms, view, view.discards.slice(0, view.discards.length - count));
}

/** Discards stay frozen only while a wild lies among them. */
function leaveDiscards({ wildPlace }: Terms, view: View, discards: number[]): View {
  return {
    ...view,
    discards,
    frozen: view.frozen && discards.some((card) => wildPlace[card]! >= 0),
  };
}

function reshuffle(terms: Terms, view: View, cards: number): View {
  const share = shared(cards, view.stock.length);
  return {
    ...leaveDiscards(terms, view, view.discards.slice(-1)),
    stock: view.stock.map((left, pile) => left + share[pile]!),
  };
}

/** What was laid in its turn came from the stock and was never held. */
function replace(terms: Terms, view: View, event: Told<'replaced'>): View {
  const { seat, laid, cards, from } = event;
  const side = sideOf(terms, view, seat);
  const held = laid.slice(0, laid.length - (from.length - countOf(cards)));
  return {
    ...gain(lose(draw(view, from), seat, held), event),
    laid: replaceAt(view.laid, side, addSorted(view.laid[side]!, laid)),
  };
}

function takeFoot(view: View, { seat, cards, left }: Told<'tookFoot'>): View {
  const held = withHand(view, { seat, cards });
  if (left === 0) return { ...held, feet: replaceAt(view.feet, seat, null) };
  return { ...held, knees: replaceAt(view.knees!, seat, null) };
}

// Melds

function lay(terms: Terms, view: View, { seat, lay: lays }: Told<'laid'>): View {
  const side = sideOf(terms, view, seat);
  const melds = [...view.melds[side]!];
  for (const { cards, to = melds.length } of lays) {
    const { cards: before, capped } = melds[to] ?? { cards: [], capped: false };
    melds[to] = { cards: addSorted(before, cards), capped };
  }
  const played = lays.flatMap(({ cards }) => cards);
  return { ...lose(view, seat, played), melds: replaceAt(view.melds, side, melds) };
}

function cap(terms: Terms, view: View, { seat, meld }: Told<'capped'>): View {
  const side = sideOf(terms, view, seat);
  const melds = view.melds[side]!;
  const isCap = (card: number): boolean => terms.caps.includes(terms.pack.kindOf[card]!);
  return {
    ...withHand(view, { seat, cards: withoutFirst(view.hands[seat]!, isCap) }),
    melds: replaceAt(view.melds, side, replaceAt(melds, meld, { ...melds[meld]!, capped: true })),
  };
}

// The turn and the round

function nextTurn({ players }: Terms, view: View, seat: Seat): View {
  return { ...view, turn: (seat + 1) % players };
}

function endTurn(view: View): View {
  const { permission: _, ...rest } = view;
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
  const side = sideOf(terms, view, seat);
  return { ...view, bonus: replaceAt(view.bonus, side, view.bonus[side]! + points) };
}

function endRound(terms: Terms, view: View, { scores }: Told<'roundEnded'>): View {
  const bySide = terms.scorers === terms.sides;
  return {
    ...endTurn(view),
    phase: 'over',
    totals: view.totals.map((total, scorer) => {
      const side = bySide ? scorer : sideOf(terms, view, scorer);
      return total + scores[side]!.total;
    }),
  };
}

function sideOf({ sideOf: rounds }: Terms, { round }: View, seat: Seat): Side {
  return rounds[(round - 1) % rounds.length]![seat]!;
}

function replaceAt<T>(list: readonly T[], at: number, value: T): T[] {
  const copy = [...list];
  copy[at] = value;
  return copy;
}
