import {
  apply,
  isGameOver,
  scoreRound,
  seeded,
  setUp,
  startGame,
  startRound,
  totals,
  winners,
  type Action,
  type Begun,
  type Event,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { readAction } from './action.ts';
import { readHeader, type Header } from './header.ts';
import { Malformed, type Fields } from './malformed.ts';
import { readPosition } from './position.ts';

/** A parsed game: its players, rules and steps. */
export interface Replay {
  readonly header: Header;
  readonly steps: readonly ReplayStep[];
}

/** One action, or a round's start. Only some have `state`: each round's first and last, and every 64th. */
export interface ReplayStep {
  readonly round: number;
  readonly seat?: Seat;
  readonly action?: Action;
  readonly events: readonly Event[];
  readonly state?: State;
}

/** A record's error and its line. */
export interface Wrong {
  readonly line: number;
  readonly why: Why;
  readonly refusal?: Refusal;
  readonly players?: number;
}

type Why =
  | 'empty'
  | 'tooLong'
  | 'notJson'
  | 'noHeader'
  | 'badRules'
  | 'badSeats'
  | 'badPosition'
  | 'noPosition'
  | 'badAction'
  | 'refused'
  | 'wrongResult'
  | 'unknown';

/** The readable part; `wrong` says why it stops. */
export interface ReadRecord {
  readonly replay?: Replay;
  readonly wrong?: Wrong;
}

/** More than any real game, in letters or bytes; more would only block the page. */
export const LONGEST = 10_000_000;
const KEPT_EVERY = 64;

export function readRecord(text: string): ReadRecord {
  if (text.length > LONGEST) return { wrong: { line: 1, why: 'tooLong' } };
  let header: Header | undefined;
  const steps: ReplayStep[] = [];
  let state: State | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const taken = takeIn(line, header, state);
    if ('why' in taken) return { ...whole(header, steps), wrong: { line: index + 1, ...taken } };
    // A file may have several games: the first is shown.
    if (taken.header && header) break;
    header ??= taken.header;
    for (const step of taken.steps) {
      const { state: after, ...rest } = step;
      steps.push(isKept(step, steps.length) ? step : rest);
      state = after;
    }
  }
  if (!header) return { wrong: { line: 1, why: 'empty' } };
  return whole(header, steps);
}

function isKept({ action, state }: Whole, at: number): boolean {
  return action === undefined || state.phase === 'over' || at % KEPT_EVERY === 0;
}

function whole(header: Header | undefined, steps: readonly ReplayStep[]): ReadRecord {
  return header && steps.length > 0 ? { replay: { header, steps } } : {};
}

type Whole = ReplayStep & { readonly state: State };
type Taken = { readonly header?: Header; readonly steps: readonly Whole[] } | Omit<Wrong, 'line'>;

function takeIn(line: string, header: Header | undefined, state: State | undefined): Taken {
  const fields = fieldsOf(line);
  if (!fields) return { why: 'notJson' };
  if ('format' in fields) return header ? { header, steps: [] } : begin(fields);
  if (!header) return { why: 'noHeader' };
  if ('position' in fields) return place(header, fields['position']);
  if ('ask' in fields) return { steps: [] };
  if (!state) return { why: 'noPosition' };
  if ('do' in fields) return act(header, state, fields);
  if ('round' in fields || 'game' in fields)
    return isResult(fields, header, state) ? { steps: [] } : { why: 'wrongResult' };
  return { why: 'unknown' };
}

function fieldsOf(line: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
  } catch {
    return undefined;
  }
}

/** The parsed value; undefined if it has the wrong form. */
function formed<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

function begin(fields: Fields): Taken {
  const read = formed(() => readHeader(fields));
  if (!read) return { why: 'noHeader' };
  if (!read.ok)
    return 'players' in read ? { why: 'badSeats', players: read.players } : { why: 'badRules' };
  const { header } = read;
  if (header.seed === undefined) return { header, steps: [] };
  return { header, steps: [begunStep(startGame(header.terms, seeded(`${header.seed}/1`)))] };
}

const begunStep = ({ state, events }: Begun): Whole => ({ round: state.round, events, state });

function place({ terms }: Header, value: unknown): Taken {
  const position = formed(() => readPosition(terms, value));
  const state = position && setUp(terms, position);
  if (!state || 'problem' in state) return { why: 'badPosition' };
  return { steps: [{ round: state.round, events: [], state }] };
}

function act({ terms, seed }: Header, state: State, fields: Fields): Taken {
  const action = formed(() => readAction(terms, fields));
  const seat = fields['seat'];
  if (!action || typeof seat !== 'number' || !(seat in terms.seatsOf[0]!.flat()))
    return { why: 'badAction' };
  const outcome = apply(state, seat, action);
  if (!outcome.ok) return { why: 'refused', refusal: outcome.refusal };
  const next = outcome.state;
  const step = { round: next.round, seat, action, events: outcome.events, state: next };
  if (next.phase !== 'over' || seed === undefined || isGameOver(next)) return { steps: [step] };
  const begun = startRound(next, seeded(`${seed}/${next.round + 1}`));
  return { steps: [step, begunStep(begun)] };
}

/** Whether the record's result matches the game; with a seed, the next round has already begun. */
function isResult(fields: Fields, { seed }: Header, state: State): boolean {
  if (state.phase !== 'over') return seed !== undefined;
  const truth =
    'game' in fields
      ? { game: { totals: totals(state), winners: winners(state) } }
      : { round: state.round, scores: scoreRound(state) };
  return agrees(fields, truth);
}

function agrees(claim: unknown, truth: unknown): boolean {
  if (typeof truth !== 'object' || truth === null) return claim === truth;
  if (typeof claim !== 'object' || claim === null) return false;
  return Object.entries(truth).every(([key, value]) => agrees((claim as Fields)[key], value));
}
