import {
  apply,
  meldCount,
  sideOf,
  type Action,
  type Card,
  type Event,
  type Lay,
  type MeldNumber,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** Cards a player has put down but not played: they can be taken back step by step. */
export interface Staging {
  /** Whether the pile is picked up too; its top card then joins the first step's meld. */
  readonly takes: boolean;
  readonly steps: readonly StagedStep[];
}

/** Cards on the meld with this number; new melds are numbered after the existing ones. */
export type StagedStep =
  | { readonly cards: readonly Card[]; readonly on: number }
  | { readonly cap: number; readonly card: Card };

export const NOTHING_STAGED: Staging = { takes: false, steps: [] };

/** The verdict on staged cards. */
export type StagingVerdict =
  | { readonly is: 'fine'; readonly state: State; readonly events: readonly Event[] }
  /** Valid, but below the minimum. */
  | { readonly is: 'short'; readonly refusal: Extract<Refusal, { why: 'notEnoughToOpen' }> }
  | { readonly is: 'refused'; readonly refusal: Refusal };

/** `state` is the table before any staging. */
export function judgeStaging(
  state: State,
  seat: Seat,
  staging: Staging,
  then: readonly Action[] = [],
) {
  return judgeActions(state, seat, [...actionsOf(staging, ownMeldCount(state, seat)), ...then]);
}

export function judgeActions(state: State, seat: Seat, actions: readonly Action[]): StagingVerdict {
  const events: Event[] = [];
  for (const action of actions) {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return refused(outcome.refusal);
    ({ state } = outcome);
    events.push(...outcome.events);
  }
  return { is: 'fine', state, events };
}

function refused(refusal: Refusal): StagingVerdict {
  return refusal.why === 'notEnoughToOpen' ? { is: 'short', refusal } : { is: 'refused', refusal };
}

/** Actions that play the staged cards; `melds` is the side's earlier number of melds. */
export function actionsOf({ takes, steps }: Staging, melds: number): Action[] {
  const lay = laysOf(steps, melds);
  const caps = steps.flatMap((step) => ('cap' in step ? [step.cap] : []));
  return [
    ...(takes ? [{ do: 'pickUp', lay } as const] : []),
    ...(!takes && lay.length > 0 ? [{ do: 'layDown', lay } as const] : []),
    ...caps.map((meld) => ({ do: 'cap', meld }) as const),
  ];
}

/** One lay per meld, in the order they were started: new melds get the numbers the steps expect. */
export function laysOf(steps: readonly StagedStep[], melds: number): Lay[] {
  const cardsOn = new Map<MeldNumber, Card[]>();
  for (const step of steps) {
    if ('cap' in step) continue;
    const cards = cardsOn.get(step.on) ?? [];
    cards.push(...step.cards);
    cardsOn.set(step.on, cards);
  }
  return [...cardsOn].map(([on, cards]) => (on < melds ? { cards, to: on } : { cards }));
}

/** The steps without this one; new melds after a removed one move up. */
export function withoutStep(steps: readonly StagedStep[], at: number, melds: number): StagedStep[] {
  return renumbered(
    steps.filter((_, index) => index !== at),
    melds,
  );
}

/** The steps without the last card on this meld. */
export function withoutLastCard(
  steps: readonly StagedStep[],
  meld: MeldNumber,
  melds: number,
): StagedStep[] {
  const at = steps.map(meldOf).lastIndexOf(meld);
  const step = steps[at];
  if (!step) return [...steps];
  if ('cap' in step || step.cards.length === 1) return withoutStep(steps, at, melds);
  const less = { on: step.on, cards: step.cards.slice(0, -1) };
  return steps.map((other, index) => (index === at ? less : other));
}

/** The steps without any on this meld. */
export function withoutMeld(
  steps: readonly StagedStep[],
  meld: MeldNumber,
  melds: number,
): StagedStep[] {
  return renumbered(
    steps.filter((step) => meldOf(step) !== meld),
    melds,
  );
}

/** The step's meld. */
export const meldOf = (step: StagedStep): number => ('cap' in step ? step.cap : step.on);

function renumbered(steps: readonly StagedStep[], melds: number): StagedStep[] {
  const begun = [...new Set(steps.flatMap((step) => ('cap' in step ? [] : [step.on])))]
    .filter((on) => on >= melds)
    .sort((a, b) => a - b);
  const moved = (on: number): number => (on < melds ? on : melds + begun.indexOf(on));
  return steps.map((step) => ('cap' in step ? step : { ...step, on: moved(step.on) }));
}

/** The number of melds on the seat's side. */
export function ownMeldCount(state: State, seat: Seat): number {
  return meldCount(state, sideOf(state, seat));
}
