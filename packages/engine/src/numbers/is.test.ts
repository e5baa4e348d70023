import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import type { MeldNumber } from '../actions/action.ts';
import {
  cardNamed,
  meldKind,
  packFor,
  sideOf,
  termsFor,
  viewFor,
  type Card,
  type Kind,
  type Meld,
  type Seat,
  type Side,
  type State,
} from '../index.ts';

const pack = packFor('standard');
const terms = termsFor(ruleSetById('house')!.rules, { players: 2 });

test('a card is a plain number when the code runs', () => {
  const card: Card = cardNamed(pack, '9h')!;
  expect(card).toBe(pack.faces.indexOf('9h'));
  expect(pack.kindOf[card]).toBe(pack.kinds.indexOf('9'));
});

test('plain numbers are taken as they come', () => {
  const cards: Card[] = [0, 1, 2].map((place) => place + 1);
  const counts: number[] = cards;
  for (let kind: Kind = 0; kind < terms.kinds; kind++) expect(terms.role[kind]).toBeDefined();
  expect(counts).toEqual([1, 2, 3]);
});

// Nothing below runs. The type check fails if a line compiles that should not.
export function mixed(
  state: State,
  [seat, side]: [Seat, Side],
  [card, kind]: [Card, Kind],
  [meld, number]: [Meld, MeldNumber],
): unknown[] {
  // @ts-expect-error A kind is no card.
  const aCard: Card = kind;
  // @ts-expect-error Nor are kinds cards.
  const cards: readonly Card[] = [kind];
  // @ts-expect-error A card is no kind.
  const aKind: Kind = card;
  // @ts-expect-error A side is no seat.
  const aSeat: Seat = sideOf(state, seat);
  // @ts-expect-error A seat is no side.
  const aSide: Side = seat;
  // @ts-expect-error A meld's number on its side is not where its cells begin.
  const aMeld: Meld = number;
  // @ts-expect-error Where its cells begin is not its number.
  const aNumber: MeldNumber = meld;
  return [
    [aCard, cards, aKind, aSeat, aSide, aMeld, aNumber],
    // @ts-expect-error They are never the same.
    card === kind,
    // @ts-expect-error They are never the same.
    seat === side,
    // @ts-expect-error A meld is wanted.
    meldKind(state, side),
    // @ts-expect-error Kinds are looked up by card.
    pack.kindOf[kind],
    // @ts-expect-error Names of kinds are looked up by kind.
    pack.kinds[card],
    // @ts-expect-error Points are looked up by kind.
    terms.value[card],
    // @ts-expect-error Sides are looked up by seat.
    terms.sideOf[0]![side],
    // @ts-expect-error Hands are looked up by seat.
    viewFor(state).hands[side],
    // @ts-expect-error Melds are looked up by side.
    viewFor(state).melds[seat],
  ];
}
