import {
  kindOfCards,
  meldAt,
  meldKind,
  mostMelds,
  WILD,
  sideOf,
  whyNotBeginAs,
  type Card,
  type Kind,
  type MeldNumber,
  type Refusal,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import {
  judgeStaging,
  laysOf,
  ownMeldCount,
  type StagingVerdict,
  type Staging,
  type StagedStep,
} from './staging.ts';

/** A table and its staged cards. */
export interface Bench {
  /** Without the staged cards. */
  readonly state: State;
  readonly seat: Seat;
  readonly staging: Staging;
}

/** The next staging and its outcome. */
export interface Placed {
  readonly staging: Staging;
  readonly judged: Exclude<StagingVerdict, { is: 'refused' }>;
}

/** The side's melds in this slot, staged ones too, newest first. */
export function meldsIn({ state, seat, staging }: Bench, slot: Kind): MeldNumber[] {
  const side = sideOf(state, seat);
  const there = ownMeldCount(state, seat);
  const begun = laysOf(staging.steps, there).filter(({ to }) => to === undefined);
  const slots = [
    ...Array.from({ length: there }, (_, on) => meldKind(state, meldAt(state, side, on))),
    ...begun.map(({ cards }) => kindOfCards(state.terms, cards)),
  ];
  return [...slots.keys()].filter((on) => slots[on] === slot).reverse();
}

/** All of a side's slots: one per rank, and one for wilds if they can be melded alone. */
export function slotsOf(terms: Terms): Kind[] {
  return mostMelds(terms, WILD) > 0 ? [...terms.ranks, WILD] : [...terms.ranks];
}

/** Puts the cards on this slot: on the newest meld that accepts them, or as a new one; or says why not. */
export function place(bench: Bench, cards: readonly Card[], slot: Kind): Placed | Refusal {
  const { state, seat, staging } = bench;
  const there = meldsIn(bench, slot);
  const fits = kindOfCards(state.terms, cards);
  const next = ownMeldCount(state, seat) + begunIn(bench);
  const steps: StagedStep[] = there.map((on) => ({ cards, on }));
  if (cards.length === 1 && isCap(state, cards[0]!))
    steps.push(...there.map((cap) => ({ cap, card: cards[0]! })));
  if (fits === slot) steps.push({ cards, on: next });
  if (steps.length === 0) return whyNotBeginAs(state, slot, cards)!;
  return firstThatGoes(
    bench,
    steps.map((step) => ({ ...staging, steps: [...staging.steps, step] })),
  );
}

/** The first one that isn't refused, or the first one's refusal; at least one is tried. */
export function firstThatGoes(
  { state, seat }: Pick<Bench, 'state' | 'seat'>,
  tries: readonly Staging[],
): Placed | Refusal {
  let why: Refusal | undefined;
  for (const staging of tries) {
    const judged = judgeStaging(state, seat, staging);
    if (judged.is !== 'refused') return { staging, judged };
    why ??= judged.refusal;
  }
  return why!;
}

export function isPlaced(outcome: Placed | Refusal): outcome is Placed {
  return 'judged' in outcome;
}

function begunIn({ state, seat, staging }: Bench): number {
  return laysOf(staging.steps, ownMeldCount(state, seat)).filter(({ to }) => to === undefined)
    .length;
}

function isCap({ terms }: State, card: Card): boolean {
  return terms.caps.includes(terms.pack.kindOf[card]!);
}
