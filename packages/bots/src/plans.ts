import {
  cardsHeld,
  copyInto,
  copyState,
  heldCount,
  heldOfKind,
  inFoot,
  isPlaying,
  listMoves,
  moveAt,
  newMoves,
  play,
  shedsTwo,
  takenUp,
  type Action,
  type Kind,
  type Moves,
  type MutableState,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { Ending, Judge } from './judge.ts';
import { largest } from './layings.ts';
import type { Outlook } from './outlook.ts';
import { newStanding, readStanding, type Standing } from './standing.ts';

/** The rest of a turn, step by step, and what it is worth. */
export interface Plan {
  readonly steps: readonly Action[];
  readonly value: number;
  readonly ends: Exclude<Ending, 'goesOn'>;
}

interface Path {
  readonly step: Action;
  readonly before: Path | undefined;
}

interface Node {
  readonly state: MutableState;
  path: Path | undefined;
  value: number;
}

/** Room to think in, made once for a table. */
export interface Workspace {
  readonly moves: Moves;
  readonly trial: MutableState;
  readonly standing: Standing;
  readonly width: number;
  /** Nodes are made when they are first needed: few turns need all of them, and each holds a state. */
  layer: Node[];
  next: Node[];
}

export function newWorkspace(state: State, width: number): Workspace {
  return {
    moves: newMoves(),
    trial: copyState(state),
    standing: newStanding(state.terms),
    width,
    layer: [newNode(state)],
    next: [newNode(state)],
  };
}

function newNode(state: State): Node {
  return { state: copyState(state), path: undefined, value: 0 };
}

const MOST_DEPTH = 24;
/** The cost of a slow listing, in layings tried. */
const SLOW_LISTING = 50;

/** The ends to look for, how many ways to follow side by side, and how many plans to bring back. */
export interface Wanted {
  readonly ends: 'any' | 'out';
  readonly width: number;
  readonly plans: number;
  /** Most layings tried: few hands need this many, and nobody should have to wait for them. */
  readonly trials: number;
}

export const BEST: Wanted = { ends: 'any', width: Infinity, plans: 1, trials: 200 };
export const OUT: Wanted = { ends: 'out', width: Infinity, plans: 1, trials: 150 };
/** Enough to compare beginnings, which share the trials. */
export const QUICK: Wanted = { ends: 'any', width: 2, plans: 1, trials: 240 };

export const NO_PLAN: Plan = { steps: [], value: -Infinity, ends: 'turn' };

/** The best way found to play the rest of the turn from here that ends as wanted. */
export function planTurn(
  start: State,
  look: Outlook,
  judge: Judge,
  room: Workspace,
  wanted: Wanted = BEST,
): Plan {
  return planWays(start, look, judge, room, wanted)[0] ?? NO_PLAN;
}

/**
 * The best ways found to play the rest of the turn, the very best first. The state is the seat's view
 * with unseen cards anywhere; none of them is looked at.
 */
export function planWays(
  start: State,
  look: Outlook,
  judge: Judge,
  room: Workspace,
  wanted: Wanted,
): Plan[] {
  const { layer } = room;
  copyInto(layer[0]!.state, start);
  layer[0]!.path = undefined;
  // The caller weighs asking; here it would only be looked for again at every step.
  if (start.permission === 'none') layer[0]!.state.permission = 'no';
  const search: Search = { look, judge, room, wanted, seen: new Set(), best: [], trials: 0 };
  let width = isOver(start, look) ? endAtOnce(search, start) : 1;
  for (let depth = 0; width > 0 && depth < MOST_DEPTH; depth++) width = deepen(search, width);
  return search.best.map(({ path, value, ends }) => ({ steps: stepsOf(path), value, ends }));
}

/** Whether the turn is over or goes on with cards that nobody could foresee. */
function isOver(state: State, { seat, pile }: Outlook): boolean {
  return !isPlaying(state.phase) || state.turn !== seat || takenUp(state, seat) !== pile;
}

/** A beginning that leaves nothing to plan. */
function endAtOnce(search: Search, start: State): number {
  const { look, judge, room } = search;
  readStanding(start, look.seat, look.pile, room.standing);
  const ends = start.outBy === look.seat ? 'out' : 'unseen';
  search.best.push({ path: undefined, value: judge(room.standing, ends), ends });
  return 0;
}

interface Search {
  readonly look: Outlook;
  readonly judge: Judge;
  readonly room: Workspace;
  readonly wanted: Wanted;
  readonly seen: Set<number>;
  /** The best plans so far, the very best first. */
  readonly best: Found[];
  trials: number;
}

interface Found {
  readonly path: Path | undefined;
  readonly value: number;
  readonly ends: Plan['ends'];
}

/** Ends every node of the layer in each way, and makes the next layer of their best layings. */
function deepen(search: Search, width: number): number {
  const { room } = search;
  let found = 0;
  const most = search.trials * 2 > search.wanted.trials ? 1 : width;
  if (most < width) bestFirst(room.layer, width);
  for (let at = 0; at < most; at++) found = expand(search, room.layer[at]!, found);
  [room.layer, room.next] = [room.next, room.layer];
  return found;
}

/** Puts the best node of the layer first. */
function bestFirst(layer: Node[], width: number): void {
  let best = 0;
  for (let at = 1; at < width; at++) if (layer[at]!.value > layer[best]!.value) best = at;
  [layer[0], layer[best]] = [layer[best]!, layer[0]!];
}

function expand(search: Search, node: Node, found: number): number {
  const { look, room } = search;
  const { moves, trial } = room;
  const { state } = node;
  if (listsSlowly(state, look)) {
    if (search.trials >= search.wanted.trials) return found;
    search.trials += SLOW_LISTING;
  }
  listMoves(state, moves);
  const { count } = moves;
  const last = heldCount(state, look.seat) === 1 || shedsTwo(state, look.seat);
  let read = false;
  for (let at = 0; at < count; at++) {
    const action = moveAt(state, moves, at);
    if (action.do === 'layDown' || action.do === 'cap') {
      for (const step of largest(state, look, action)) {
        if (search.trials++ >= search.wanted.trials) break;
        copyInto(trial, state);
        if (play(trial, look.seat, step)) continue;
        found = keep(search, step, node, found);
        read = false;
      }
    } else if (action.do === 'discard' && last) {
      copyInto(trial, state);
      play(trial, look.seat, action);
      discardLast(trial, look.seat);
      readStanding(trial, look.seat, look.pile, room.standing);
      read = false;
      finish(search, node, action, trial, look.terms.pack.kindOf[action.card]);
    } else if (action.do === 'discard') {
      if (!read) readStanding(state, look.seat, look.pile, room.standing);
      read = true;
      discardOne(search, node, action);
    } else if (action.do === 'endTurn') {
      readStanding(state, look.seat, look.pile, room.standing);
      read = true;
      consider(search, node.path, action, search.judge(room.standing, 'turn'), 'turn');
    }
  }
  return found;
}

/** Makes the second of two discards where no choice is left. */
function discardLast(state: MutableState, seat: Seat): void {
  if (state.phase === 'discard' && state.turn === seat)
    play(state, seat, { do: 'discard', card: cardsHeld(state, seat)[0]! });
}

/** Whether last cards that fit many melds make it slow to list how they could all be laid. */
function listsSlowly(state: State, { seat, terms }: Outlook): boolean {
  const held = heldCount(state, seat);
  if (held > terms.meldCards + 1 || !inFoot(state, seat)) return false;
  return terms.wilds.reduce((sum, kind) => sum + heldOfKind(state, seat, kind), 0) > 2;
}

function discardOne(search: Search, node: Node, action: Extract<Action, { do: 'discard' }>): void {
  const { look, judge, room } = search;
  const { standing } = room;
  const kind = look.terms.pack.kindOf[action.card]!;
  standing.held[kind]!--;
  standing.count--;
  const value = judge(standing, 'turn', kind);
  standing.held[kind]!++;
  standing.count++;
  consider(search, node.path, action, value, 'turn');
}

/** A step after which the turn is over or nothing more can be foreseen. */
function finish(search: Search, node: Node, step: Action, after: State, kind?: Kind): void {
  const { look, judge, room } = search;
  const out = after.outBy === look.seat;
  const shown = takenUp(after, look.seat) !== look.pile;
  const ends = out ? 'out' : shown ? 'unseen' : 'turn';
  consider(search, node.path, step, judge(room.standing, ends, kind), ends);
}

function consider(
  search: Search,
  before: Path | undefined,
  step: Action,
  value: number,
  ends: Plan['ends'],
): void {
  const { best, wanted } = search;
  if (wanted.ends === 'out' && ends !== 'out') return;
  if (best.length === wanted.plans && value <= best.at(-1)!.value) return;
  let at = best.length;
  while (at > 0 && best[at - 1]!.value < value) at--;
  best.splice(at, 0, { path: { step, before }, value, ends });
  if (best.length > wanted.plans) best.pop();
}

/** Takes the state just tried into the next layer, if it is new and good enough. */
function keep(search: Search, step: Action, node: Node, found: number): number {
  const { look, judge, room, seen } = search;
  const { trial, standing, next } = room;
  const most = Math.min(room.width, search.wanted.width);
  readStanding(trial, look.seat, look.pile, standing);
  if (seen.has(standing.key)) return found;
  seen.add(standing.key);
  if (isOver(trial, look)) {
    finish(search, node, step, trial);
    return found;
  }
  const value = judge(standing, 'goesOn');
  let at = found;
  if (found === most) {
    at = 0;
    for (let other = 1; other < found; other++)
      if (next[other]!.value < next[at]!.value) at = other;
    if (next[at]!.value >= value) return found;
  }
  if (at === next.length) next.push(newNode(trial));
  else copyInto(next[at]!.state, trial);
  next[at]!.path = { step, before: node.path };
  next[at]!.value = value;
  return at === found ? found + 1 : found;
}

function stepsOf(path: Path | undefined): Action[] {
  const steps: Action[] = [];
  for (let at = path; at; at = at.before) steps.unshift(at.step);
  return steps;
}
