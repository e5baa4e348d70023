import {
  apply,
  meldCount,
  sideOf,
  type Action,
  type Card,
  type Event,
  type Lay,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** What a player has put down but not played yet: it can be taken back step by step. */
export interface Staging {
  /** Whether the discards are taken with it; the top one then joins the first step's meld. */
  readonly takes: boolean;
  readonly steps: readonly Step[];
}

/** Cards put on the meld of this number; new melds are numbered after those that lie there. */
export type Step =
  | { readonly cards: readonly Card[]; readonly on: number }
  | { readonly cap: number; readonly card: Card };

export const NOTHING: Staging = { takes: false, steps: [] };

/** What staged cards would come to on the table. */
export type Judged =
  | { readonly is: 'fine'; readonly state: State; readonly events: readonly Event[] }
  /** Well formed, but not enough to open with yet. */
  | { readonly is: 'short'; readonly refusal: Extract<Refusal, { why: 'notEnoughToOpen' }> }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** `state` is the table before anything was staged. */
export function judge(state: State, seat: Seat, staging: Staging, then: readonly Action[] = []) {
  return judgeActions(state, seat, [...actionsOf(staging, meldsOf(state, seat)), ...then]);
}

export function judgeActions(state: State, seat: Seat, actions: readonly Action[]): Judged {
  const events: Event[] = [];
  for (const action of actions) {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return refused(outcome.refusal);
    ({ state } = outcome);
    events.push(...outcome.events);
  }
  return { is: 'fine', state, events };
}

function refused(refusal: Refusal): Judged {
  return refusal.why === 'notEnoughToOpen' ? { is: 'short', refusal } : { is: 'refused', refusal };
}

/** The actions that play what is staged; `melds` is how many the side had before. */
export function actionsOf({ takes, steps }: Staging, melds: number): Action[] {
  const lay = laysOf(steps, melds);
  const caps = steps.flatMap((step) => ('cap' in step ? [step.cap] : []));
  return [
    ...(takes ? [{ do: 'pickUp', lay } as const] : []),
    ...(!takes && lay.length > 0 ? [{ do: 'layDown', lay } as const] : []),
    ...caps.map((meld) => ({ do: 'cap', meld }) as const),
  ];
}

/** One lay a meld, in the order they were begun: so new melds get the numbers that the steps count on. */
export function laysOf(steps: readonly Step[], melds: number): Lay[] {
  const cardsOn = new Map<number, Card[]>();
  for (const step of steps) {
    if ('cap' in step) continue;
    const cards = cardsOn.get(step.on) ?? [];
    cards.push(...step.cards);
    cardsOn.set(step.on, cards);
  }
  return [...cardsOn].map(([on, cards]) => (on < melds ? { cards, to: on } : { cards }));
}

/** The steps without this one; new melds after one that is gone move up. */
export function withoutStep(steps: readonly Step[], at: number, melds: number): Step[] {
  return renumbered(
    steps.filter((_, index) => index !== at),
    melds,
  );
}

/** The steps without the last card put on this meld. */
export function withoutLastCard(steps: readonly Step[], meld: number, melds: number): Step[] {
  const at = steps.map(meldOf).lastIndexOf(meld);
  const step = steps[at];
  if (!step) return [...steps];
  if ('cap' in step || step.cards.length === 1) return withoutStep(steps, at, melds);
  const less = { on: step.on, cards: step.cards.slice(0, -1) };
  return steps.map((other, index) => (index === at ? less : other));
}

/** The steps without any on this meld. */
export function withoutMeld(steps: readonly Step[], meld: number, melds: number): Step[] {
  return renumbered(
    steps.filter((step) => meldOf(step) !== meld),
    melds,
  );
}

/** The meld that the step is about. */
export const meldOf = (step: Step): number => ('cap' in step ? step.cap : step.on);

function renumbered(steps: readonly Step[], melds: number): Step[] {
  const begun = [...new Set(steps.flatMap((step) => ('cap' in step ? [] : [step.on])))]
    .filter((on) => on >= melds)
    .sort((a, b) => a - b);
  const moved = (on: number): number => (on < melds ? on : melds + begun.indexOf(on));
  return steps.map((step) => ('cap' in step ? step : { ...step, on: moved(step.on) }));
}

/** How many melds the seat's side has on the table. */
export function meldsOf(state: State, seat: Seat): number {
  return meldCount(state, sideOf(state, seat));
}
