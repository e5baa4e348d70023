import { advance } from '@hand-and-foot/protocol';
import {
  kindOfCards,
  meldAt,
  meldPoints,
  openingFor,
  sideOf,
  type Card,
  type Lay,
  type MeldNumber,
  type Seat,
  type State,
  type View,
} from '@hand-and-foot/engine';
import type { Desk, StagedMeld } from './desk.ts';
import type { Bench } from './placing.ts';
import { judgeStaging, laysOf, ownMeldCount, type StagedStep } from './staging.ts';

/** The view with staged cards on the table; it reveals nothing hidden. */
export function viewWith(bench: Bench, view: View): View {
  const { state, seat, staging } = bench;
  const { terms } = state;
  if (staging.steps.length === 0) return view;
  const caps = staging.steps.flatMap((step) => ('cap' in step ? [step.cap] : []));
  const lay = shownLays(bench, view);
  let shown = view;
  if (staging.takes)
    shown = advance(terms, shown, { event: 'pickedUp', seat, cards: view.discards.slice(-1) });
  shown = advance(terms, { ...shown, phase: view.phase }, { event: 'laid', seat, lay });
  for (const meld of caps) shown = advance(terms, shown, { event: 'capped', seat, meld });
  return shown;
}

/** Each meld's staged cards and slot. */
export function stagedMelds(bench: Bench, view: View): StagedMeld[] {
  const { state, seat, staging } = bench;
  let next = ownMeldCount(state, seat);
  const laid = shownLays(bench, view).map(({ cards, to }): StagedMeld => {
    const meld = to ?? next++;
    return {
      slot: kindOfCards(state.terms, [...cardsOn(bench, view, meld), ...cards]),
      meld,
      cards,
    };
  });
  return [
    ...laid,
    ...staging.steps.flatMap((step) => ('cap' in step ? [capOf(bench, view, step)] : [])),
  ];
}

/** The points of staged cards toward going down, and the minimum; undefined if the side is down. */
export function openingOf({ state, seat, staging }: Bench): Desk['opening']['value'] {
  if (ownMeldCount(state, seat) > 0 || staging.steps.length === 0) return undefined;
  const judged = judgeStaging(state, seat, staging);
  if (judged.is === 'refused') return undefined;
  const need = openingFor(state, seat);
  const have = judged.is === 'short' ? judged.refusal.have : pointsOnTable(judged.state, seat);
  return { have, need };
}

function pointsOnTable(state: State, seat: Seat): number {
  const melds = Array.from({ length: ownMeldCount(state, seat) }, (_, number) =>
    meldAt(state, sideOf(state, seat), number),
  );
  return melds.reduce((sum, meld) => sum + meldPoints(state, meld), 0);
}

/** The lays, with the top discard in the first one if it's taken. */
function shownLays({ state, seat, staging }: Bench, view: View): Lay[] {
  const [first, ...rest] = laysOf(staging.steps, ownMeldCount(state, seat));
  if (!first) return [];
  const top: Card[] = staging.takes ? view.discards.slice(-1) : [];
  return [{ ...first, cards: [...first.cards, ...top] }, ...rest];
}

function capOf(
  bench: Bench,
  view: View,
  { cap, card }: Extract<StagedStep, { cap: number }>,
): StagedMeld {
  const slot = kindOfCards(bench.state.terms, cardsOn(bench, view, cap));
  return { slot, meld: cap, cards: [card] };
}

function cardsOn({ state, seat }: Bench, view: View, meld: MeldNumber): readonly Card[] {
  return view.melds[sideOf(state, seat)]?.[meld]?.cards ?? [];
}
