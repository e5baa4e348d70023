import {
  apply,
  eventFor,
  viewFor,
  type Action,
  type Event,
  type State,
} from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { endsStretch, type Stretch } from './stretch.ts';

/** A step of the record with the table after it. */
export interface Moment {
  readonly round: number;
  readonly state: State;
  /** Actions of the game so far. */
  readonly action: number;
  /** Whether a round has just begun here. */
  readonly begins: boolean;
}

/** One stretch of a game, and the moments before and after it. */
export interface Told extends Stretch {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** A game as it went: the table after every step, and what each seat decided from what it knew. */
export interface Story {
  readonly moments: readonly Moment[];
  readonly stretches: readonly Told[];
}

export function storyOf({ steps }: Pick<Replay, 'steps'>): Story {
  const moments = momentsOf(steps);
  return { moments, stretches: stretchesOf(steps, moments) };
}

function momentsOf(steps: Replay['steps']): Moment[] {
  const moments: Moment[] = [];
  let actions = 0;
  for (const { round, seat, action, state } of steps) {
    if (action) actions++;
    const after = state ?? played(moments.at(-1)!.state, seat!, action!);
    const isNew = !action && (after.phase === 'deal' || after.firstTurn);
    moments.push({ round, state: after, action: actions, begins: isNew });
  }
  return moments;
}

function played(state: State, seat: number, action: Action): State {
  const outcome = apply(state, seat, action);
  if (!outcome.ok) throw new Error(`the record holds, but ${outcome.refusal.why}`);
  return outcome.state;
}

function stretchesOf(steps: Replay['steps'], moments: readonly Moment[]): Told[] {
  const stretches: Told[] = [];
  let seen: Event[] = [];
  for (let at = 0; at < steps.length;) {
    const { action } = steps[at]!;
    if (action === undefined) seen = [];
    const isDecision = action !== undefined && moments[at - 1]!.state.phase !== 'deal';
    const to = isDecision ? endOf(steps, at) : at;
    if (isDecision) stretches.push(toldOf(steps, moments, seen, at, to));
    for (const step of steps.slice(at, to + 1)) seen.push(...step.events);
    at = to + 1;
  }
  return stretches;
}

/** The last step of the stretch that begins here. */
function endOf(steps: Replay['steps'], from: number): number {
  const { seat } = steps[from]!;
  let to = from;
  while (!endsStretch(steps[to]!.events, seat!) && steps[to + 1]?.seat === seat) to++;
  return to;
}

function toldOf(
  steps: Replay['steps'],
  moments: readonly Moment[],
  seen: readonly Event[],
  from: number,
  to: number,
): Told {
  const { seat, round } = steps[from]!;
  const before = moments[from - 1]!.state;
  return {
    terms: before.terms,
    seat: seat!,
    round,
    from,
    to,
    view: viewFor(before, seat),
    seen: seen.map((event) => eventFor(event, seat)),
    actions: steps.slice(from, to + 1).map(({ action }) => action!),
  };
}
