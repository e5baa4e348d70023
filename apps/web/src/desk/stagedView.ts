import { advance } from '@hand-and-foot/protocol';
import { openingFor, sideOf, type Card, type Lay, type View } from '@hand-and-foot/engine';
import type { StagedMeld } from './desk.ts';
import { slotOf, type Bench } from './placing.ts';
import { laysOf, meldsOf, type Step } from './staging.ts';

/** The view as it would be with what is staged on the table; nothing hidden is shown by it. */
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

/** What lies staged on each meld, with the slot it belongs to. */
export function stagedMelds(bench: Bench, view: View): StagedMeld[] {
  const { state, seat, staging } = bench;
  let next = meldsOf(state, seat);
  const laid = shownLays(bench, view).map(({ cards, to }): StagedMeld => {
    const meld = to ?? next++;
    return { slot: slotOf(state, [...cardsOn(bench, view, meld), ...cards]), meld, cards };
  });
  return [
    ...laid,
    ...staging.steps.flatMap((step) => ('cap' in step ? [capOf(bench, view, step)] : [])),
  ];
}

/** How much a staged opening comes to, and what it needs; undefined where the side has opened. */
export function openingOf(bench: Bench, view: View): { have: number; need: number } | undefined {
  const { state, seat } = bench;
  const { terms } = state;
  if (meldsOf(state, seat) > 0 || bench.staging.steps.length === 0) return undefined;
  const cards = shownLays(bench, view).flatMap((lay) => lay.cards);
  const have = cards.reduce((sum, card) => sum + terms.value[terms.pack.kindOf[card]!]!, 0);
  return { have, need: openingFor(state, seat) };
}

/** The lays with the top discard among the first, where it is taken. */
function shownLays({ state, seat, staging }: Bench, view: View): Lay[] {
  const [first, ...rest] = laysOf(staging.steps, meldsOf(state, seat));
  if (!first) return [];
  const top: Card[] = staging.takes ? view.discards.slice(-1) : [];
  return [{ ...first, cards: [...first.cards, ...top] }, ...rest];
}

function capOf(
  bench: Bench,
  view: View,
  { cap, card }: Extract<Step, { cap: number }>,
): StagedMeld {
  return { slot: slotOf(bench.state, cardsOn(bench, view, cap)), meld: cap, cards: [card] };
}

function cardsOn({ state, seat }: Bench, view: View, meld: number): readonly Card[] {
  return view.melds[sideOf(state, seat)]?.[meld]?.cards ?? [];
}
