import {
  copyState,
  determinize,
  play,
  shuffle,
  unseenCards,
  type Action,
  type Card,
  type Kind,
  type Random,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { knownWith, type Mind } from './memory.ts';
import { playOn, standingOf, type Stage } from './playout.ts';

/** Something that the seat could do next, step by step, and what its plain look says of it. */
export interface Choice {
  readonly steps: readonly Action[];
  readonly value: number;
  /** Whether the partners must be asked before it. */
  readonly asks?: boolean;
}

/** How much a player imagines before it acts. */
export interface Depth {
  /** Choices that are followed. */
  readonly choices: number;
  /** Imagined tables, the same for every choice. */
  readonly worlds: number;
  /** Turns of the others that are played there. */
  readonly turns: number;
  /** How much the plain look counts beside what was imagined. */
  readonly trust: number;
  /** Choices this many points behind the best, by the plain look, aren't followed. */
  readonly margin: number;
}

/** Of choices sorted best first, those worth imagining. */
export function nearBest<T extends Choice>(sorted: readonly T[], depth: Depth): T[] {
  const least = sorted[0]!.value - depth.margin;
  return sorted.slice(0, depth.choices).filter(({ value }) => value >= least);
}

/**
 * The choice that does best at imagined tables: each deals the unseen cards again in a way that fits what
 * the seat knows, plays every choice, and plays on for some turns.
 */
export function bestChoice<T extends Choice>(
  choices: readonly T[],
  worlds: readonly State[],
  stage: Stage,
  seat: Seat,
  { turns, trust }: Depth,
): T {
  let best = choices[0]!;
  let most = -Infinity;
  for (const choice of choices) {
    let sum = 0;
    for (const world of worlds) sum += outcome(choice, world, stage, seat, turns);
    const worth = sum / worlds.length + trust * choice.value;
    if (worth > most) [best, most] = [choice, worth];
  }
  return best;
}

function outcome(
  { steps, asks }: Choice,
  world: State,
  stage: Stage,
  seat: Seat,
  turns: number,
): number {
  const state = copyState(world);
  if (asks) state.permission = 'yes';
  for (const step of steps) play(state, seat, step);
  playOn(stage, state, seat, turns);
  return standingOf(stage, state, seat);
}

/** Tables that look like this one to the seat; players who picked cards up hold them. */
export function imagine(
  terms: Terms,
  view: View,
  mind: Mind,
  random: Random,
  count: number,
): State[] {
  return Array.from({ length: count }, () =>
    determinize(terms, withKnown(terms, view, mind, random), random),
  );
}

/** The view with the hands of those who are known to hold some cards filled by chance. */
function withKnown(terms: Terms, view: View, mind: Mind, random: Random): View {
  const unseen = unseenCards(terms, view).filter((card) => terms.laidFaces[card] === 0);
  shuffle(unseen, random);
  const hands = view.hands.map((hand, seat) => {
    const kinds = typeof hand === 'number' ? kindsWith(terms, mind, seat) : [];
    if (typeof hand !== 'number' || kinds.length === 0) return hand;
    const known = kinds.flatMap((kind) => takeOf(terms, unseen, kind)).slice(0, hand);
    return [...known, ...unseen.splice(0, hand - known.length)];
  });
  return { ...view, hands };
}

function takeOf({ pack }: Terms, unseen: Card[], kind: Kind): Card[] {
  const at = unseen.findIndex((card) => pack.kindOf[card] === kind);
  return at < 0 ? [] : unseen.splice(at, 1);
}

function kindsWith(terms: Terms, mind: Mind, seat: Seat): Kind[] {
  const kinds: Kind[] = [];
  for (let kind = 0; kind < terms.kinds; kind++)
    for (let copy = knownWith(mind, seat, kind); copy > 0; copy--) kinds.push(kind);
  return kinds;
}
