import type { Action, Card, Kind, Lay, Seat, Side, Terms, View } from '@hand-and-foot/engine';

/** A meld as far as its worth goes. */
export interface Meld {
  /** Its rank, or the first wild kind where it has no naturals. */
  readonly kind: Kind;
  readonly naturals: number;
  readonly wilds: number;
  /** Face values of its cards. */
  readonly points: number;
  readonly capped: boolean;
}

/** What one seat has: the cards it holds and its side's melds. An action makes a new one. */
export interface Board {
  /** Per kind. */
  readonly held: readonly number[];
  readonly count: number;
  /** Piles not taken up yet. */
  readonly piles: number;
  readonly melds: readonly Meld[];
}

export function sideIn(terms: Terms, round: number, seat: Seat): Side {
  return terms.sideOf[(round - 1) % terms.sideOf.length]![seat]!;
}

export function boardOf(terms: Terms, view: View, seat: Seat): Board {
  const hand = view.hands[seat]!;
  const cards = typeof hand === 'number' ? [] : hand;
  const held = Array<number>(terms.kinds).fill(0);
  for (const card of cards) held[terms.pack.kindOf[card]!]!++;
  const untaken = [view.knees?.[seat] ?? null, view.feet[seat]].filter((size) => size !== null);
  const melds = view.melds[sideIn(terms, view.round, seat)]!.map((meld) =>
    grown(terms, { ...begun(terms, meld.cards), capped: meld.capped }, meld.cards),
  );
  return { held, count: cards.length, piles: untaken.length, melds };
}

/** The board after the action, as far as it can be foreseen: drawn cards are not. */
export function after(terms: Terms, board: Board, view: View, action: Action): Board {
  switch (action.do) {
    case 'layDown':
      return withLaid(terms, board, action.lay);
    case 'pickUp':
      return withPickedUp(terms, board, view.discards, action.lay ?? []);
    case 'takeUpcard':
      return withHeld(terms, board, view.discards.slice(-1), 1);
    case 'discard':
      return withHeld(terms, board, [action.card], -1);
    case 'cap':
      return withCap(terms, board, action.meld);
    case 'grab':
    case 'chooseHand':
    case 'draw':
    case 'askToGoOut':
    case 'answer':
    case 'endTurn':
      return board;
  }
}

function withPickedUp(
  terms: Terms,
  board: Board,
  discards: readonly Card[],
  lays: readonly Lay[],
): Board {
  const taken = withHeld(terms, board, discards.slice(-takenOf(terms, discards.length)), 1);
  const [first, ...others] = lays;
  if (!first) return taken;
  const top = discards.at(-1)!;
  return withLaid(terms, taken, [{ ...first, cards: [top, ...first.cards] }, ...others]);
}

function takenOf({ rules: { pickUp } }: Terms, discards: number): number {
  switch (pickUp.take) {
    case 'nothing':
      return 0;
    case 'card':
      return 1;
    case 'top':
      return Math.min(pickUp.cards, discards);
    case 'all':
      return discards;
  }
}

function withLaid(terms: Terms, board: Board, lays: readonly Lay[]): Board {
  const melds = [...board.melds];
  for (const { cards, to = melds.length } of lays)
    melds[to] = grown(terms, melds[to] ?? begun(terms, cards), cards);
  const cards = lays.flatMap((lay) => lay.cards);
  return { ...withHeld(terms, board, cards, -1), melds };
}

function withCap(terms: Terms, board: Board, number: number): Board {
  const cap = terms.pack.firstFace[terms.role.indexOf('cap')]!;
  const melds = [...board.melds];
  melds[number] = { ...melds[number]!, capped: true };
  return { ...withHeld(terms, board, [cap], -1), melds };
}

function withHeld(terms: Terms, board: Board, cards: readonly Card[], by: 1 | -1): Board {
  const held = [...board.held];
  for (const card of cards) held[terms.pack.kindOf[card]!]! += by;
  return { ...board, held, count: board.count + by * cards.length };
}

/** An empty meld for these cards. */
function begun(terms: Terms, cards: readonly Card[]): Meld {
  const natural = cards.find((card) => terms.wildPlace[card]! < 0) ?? cards[0]!;
  return { kind: terms.pack.kindOf[natural]!, naturals: 0, wilds: 0, points: 0, capped: false };
}

function grown(terms: Terms, meld: Meld, cards: readonly Card[]): Meld {
  let { naturals, wilds, points } = meld;
  for (const card of cards) {
    if (terms.wildPlace[card]! < 0) naturals++;
    else wilds++;
    points += terms.value[terms.pack.kindOf[card]!]!;
  }
  return { ...meld, naturals, wilds, points };
}
