import {
  apply,
  seeded,
  startGame,
  startRound,
  type Event,
  type MutableState,
  type Seat,
} from '@hand-and-foot/engine';
import { Malformed, readAction, readHeader, resultLines, type Header } from '@hand-and-foot/record';
import { sayProblem, sayRefusal } from '@hand-and-foot/words';
import { headerOf } from '../header.ts';
import { contextOf, type Seated } from './seated.ts';

/** A game restored from its record. */
export interface SavedGame {
  seated: Seated;
  state: MutableState;
  /** Everything since your last action, as the whole table saw it. */
  events: Event[];
  /** Result lines that a crash kept from being written. */
  owed: string[];
}

/** The reason a record can't be continued: the line number and a sentence. */
export class Damaged extends Error {}

type Fields = Record<string, unknown>;

export function headerFor({ ruleSet, terms, names, bots, you, seed }: Seated): string {
  return headerOf(ruleSet, terms, names, { seed, you, bots: bots.map((bot) => bot ?? null) });
}

/** Replays a record; throws Damaged if it doesn't hold. */
export function replayRecord(lines: readonly string[]): SavedGame {
  const fields = lines.map(parse);
  const seated = seatedFrom(fields[0]);
  let begun = startGame(seated.terms, seeded(`${seated.seed}/1`));
  let { state } = begun;
  let events = begun.events;
  let results = 0;
  for (const [at, line] of fields.entries()) {
    if (at === 0) continue;
    if (!('do' in line)) {
      results++;
      continue;
    }
    results = 0;
    if (state.phase === 'over') {
      begun = startRound(state, seeded(`${seated.seed}/${state.round + 1}`));
      ({ state } = begun);
      events.push(...begun.events);
    }
    const seat = line['seat'] as Seat;
    const outcome = apply(
      state,
      seat,
      orDamaged(at, () => readAction(seated.terms, line)),
    );
    if (!outcome.ok)
      throw damagedAt(at, sayRefusal(outcome.refusal, contextOf(seated, state.round)));
    ({ state } = outcome);
    events = seat === seated.you ? [...outcome.events] : [...events, ...outcome.events];
  }
  const owed = state.phase === 'over' ? resultLines(state).slice(results) : [];
  return { seated, state, events, owed };
}

function parse(line: string, at: number): Fields {
  return orDamaged(at, () => {
    const value = JSON.parse(line) as unknown;
    if (typeof value !== 'object' || value === null) throw new SyntaxError();
    return value as Fields;
  });
}

function seatedFrom(fields: Fields | undefined): Seated {
  if (!fields) throw new Damaged('line 1 is empty.');
  const read = orDamaged(0, () => readHeader(fields));
  if (!read.ok)
    throw damagedAt(0, 'problems' in read ? sayProblem(read.problems[0]!) : 'It seats nobody.');
  const { ruleSet, terms, seats, seed }: Header = read.header;
  const { you, bots } = fields;
  if (seed === undefined || !Array.isArray(bots) || typeof you !== 'number' || !(you in seats))
    throw damagedAt(0, 'It wasn’t written by this game.');
  const named = seats.map((_, seat) => {
    const bot: unknown = bots[seat];
    return seat === you ? undefined : typeof bot === 'string' ? bot : 'novice';
  });
  return { ruleSet, terms, names: seats, you, bots: named, seed };
}

function orDamaged<T>(at: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) throw damagedAt(at, error.message);
    if (error instanceof SyntaxError) throw damagedAt(at, 'It isn’t JSON.');
    throw error;
  }
}

function damagedAt(at: number, why: string): Damaged {
  return new Damaged(`line ${at + 1}: ${why}`);
}
