import {
  apply,
  eventFor,
  viewFor,
  type Action,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { endsStretch, type Stretch } from './stretch.ts';

type Steps = Replay['steps'];

/** A step of the record with the table after it. */
export interface Moment {
  readonly round: number;
  readonly state: State;
  /** Actions of the game so far. */
  readonly action: number;
  /** Whether a round has just begun here. */
  readonly begins: boolean;
}

/** The steps of one stretch, the first and the last. */
export interface Span {
  readonly round: number;
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** A game as it went: the table after every step, and the stretches that seats decided at once. */
export interface Story {
  readonly steps: Steps;
  readonly moments: readonly Moment[];
  readonly spans: readonly Span[];
}

export function storyOf({ steps }: Pick<Replay, 'steps'>): Story {
  const moments = momentsOf(steps);
  return { steps, moments, spans: spansOf(steps, moments) };
}

function momentsOf(steps: Steps): Moment[] {
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

function played(state: State, seat: Seat, action: Action): State {
  const outcome = apply(state, seat, action);
  if (!outcome.ok) throw new Error(`the record holds, but ${outcome.refusal.why}`);
  return outcome.state;
}

function spansOf(steps: Steps, moments: readonly Moment[]): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < steps.length; from++) {
    const { round, seat } = steps[from]!;
    if (seat === undefined || moments[from - 1]!.state.phase === 'deal') continue;
    let to = from;
    while (!endsStretch(steps[to]!.events, seat) && steps[to + 1]?.seat === seat) to++;
    spans.push({ round, seat, from, to });
    from = to;
  }
  return spans;
}

/** The stretch as its seat decided it, from all it had seen of the round. */
export function stretchOf({ steps, moments }: Story, { round, seat, from, to }: Span): Stretch {
  const { state } = moments[from - 1]!;
  const first = steps.findIndex((step) => step.round === round);
  return {
    terms: state.terms,
    seat,
    view: viewFor(state, seat),
    seen: steps
      .slice(first, from)
      .flatMap(({ events }) => events.map((event) => eventFor(event, seat))),
    actions: steps.slice(from, to + 1).map(({ action }) => action!),
  };
}
