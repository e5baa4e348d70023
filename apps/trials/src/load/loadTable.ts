import { setTimeout as pause } from 'node:timers/promises';
import {
  actor,
  apply,
  isGameOver,
  legalActions,
  seeded,
  termsFor,
  type Action,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { PROTOCOL, type Answer, type Ask } from '@hand-and-foot/protocol';
import { tableStartFor } from '@hand-and-foot/table';
import { knownDeal } from './knownDeal.ts';
import { openLine, type LoadLine } from './line.ts';
import { newTally, type Tally } from './tally.ts';

/** Messages from and to clients. */
export interface Traffic {
  readonly asked: Tally;
  readonly told: Tally;
  /** Their waits after being told the server is busy, in milliseconds. */
  readonly waited: Tally;
}

export function newTraffic(): Traffic {
  return { asked: newTally(), told: newTally(), waited: newTally() };
}

/** Milliseconds before a client asks a busy server again. */
const COME_AGAIN = 100;

/** The addresses that a table's four clients connect to and from. */
export interface Place {
  /** Their ports in turn: one for all, or several nodes'. */
  readonly ports: readonly number[];
  readonly from?: string;
}

/** A table with four clients who play at random. */
export interface LoadTable {
  /** Whether its game is over. */
  readonly isOver: boolean;
  /** Picks this many next actions, as far as the round goes, because picking takes longer than the answer. */
  lookAhead(steps: number): void;
  /** Takes the next step; resolves when it's acknowledged. */
  step(): Promise<void>;
  close(): void;
}

/** After this many actions, a table remembers as much of the past as it ever will. */
const STEPS_BEFORE = 20;
/** Tables opened at a time. */
const AT_ONCE = 20;

/** Opens this many tables, all in the middle of play. */
export async function openLoadTables(
  name: string,
  count: number,
  placeOf: (index: number) => Place,
  traffic: Traffic,
  opened: (tables: number) => void = () => undefined,
): Promise<LoadTable[]> {
  const tables: LoadTable[] = [];
  let begun = 0;
  const open = async (): Promise<void> => {
    while (begun < count) {
      const index = begun++;
      const table = await openLoadTable(`${name}-${index}`, placeOf(index), traffic);
      for (let step = 0; step < STEPS_BEFORE; step++) await table.step();
      opened(tables.push(table));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return tables;
}

interface Chosen {
  readonly seat: Seat;
  readonly action: Action;
}

const SEATS = 4;
const WISH = {
  rules: 'house',
  seats: Array.from({ length: SEATS }, () => ({ is: 'nobody' }) as const),
  pace: 'quick',
} as const;
const terms = termsHere();
const ANSWER = Buffer.from('{"is":"answer"');
const MALFORMED = Buffer.from('{"is":"malformed"');

/**
 * The clients share one state of the game and ignore the news, to keep their own cost out of the figures. They know the
 * cards because the trial's server deals everyone the same.
 */
async function openLoadTable(name: string, at: Place, traffic: Traffic): Promise<LoadTable> {
  const tokens = Array.from({ length: SEATS }, (_, seat) => `${name}-${seat}`.padEnd(43, '_'));
  const portOf = (seat: Seat): number => at.ports[seat % at.ports.length]!;
  const { table, invite } = await newTable(portOf(0), tokens[0]!);
  const lines: LoadLine[] = [];
  for (const [seat, token] of tokens.entries()) {
    const url = `ws://127.0.0.1:${portOf(seat)}/api/tables/${table}`;
    lines.push(await openLine(url, { token, from: at.from }));
  }
  const chance = seeded(name);
  /** The game after the picked actions. */
  let state: State | undefined;
  const chosen: Chosen[] = [];
  let seq = 1;
  let asked = 0;
  let answered: ((answer: Answer) => void) | undefined;

  for (const line of lines)
    line.hear = (message) => {
      traffic.told.note(message.length);
      if (startsWith(message, MALFORMED)) throw new Error(`not understood: ${message.toString()}`);
      if (!startsWith(message, ANSWER)) return;
      const answer = JSON.parse(message.toString()) as Answer;
      answered!(answer);
    };

  async function ask(seat: Seat, what: Ask, id = `${seat}-${asked++}`): Promise<void> {
    const answer = await new Promise<Answer>((resolve) => {
      answered = resolve;
      const text = JSON.stringify({ is: 'ask', id, expects: seq, ask: what });
      traffic.asked.note(text.length);
      lines[seat]!.send(text);
    });
    if (!answer.ok && answer.refusal.why === 'busy') {
      traffic.waited.note(COME_AGAIN);
      await pause(COME_AGAIN);
      return ask(seat, what, id);
    }
    if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
    ({ seq } = answer);
  }

  async function deal(): Promise<void> {
    await ask(0, { do: 'deal' });
    ({ state } = knownDeal(terms, state, ''));
  }

  function lookAhead(steps: number): void {
    while (chosen.length < steps && state!.phase !== 'over') {
      const legal = legalActions(state!);
      const action = legal[chance.below(legal.length)]!;
      const seat = actor(state!);
      const outcome = apply(state!, seat, action);
      if (!outcome.ok) throw new Error(`a listed action is refused: ${outcome.refusal.why}`);
      ({ state } = outcome);
      chosen.push({ seat, action });
    }
  }

  for (const [seat, line] of lines.entries()) {
    line.send(JSON.stringify({ is: 'watch', protocol: PROTOCOL, code: invite }));
    await ask(seat, { do: 'sit', seat, name: `Player ${seat}` });
  }
  await deal();

  return {
    get isOver() {
      return chosen.length === 0 && state!.phase === 'over' && isGameOver(state!);
    },
    lookAhead,
    async step() {
      lookAhead(1);
      const next = chosen.shift();
      return next ? ask(next.seat, { do: 'act', action: next.action }) : deal();
    },
    close() {
      for (const line of lines) line.close();
    },
  };
}

function startsWith(message: Buffer, start: Buffer): boolean {
  return message.compare(start, 0, start.length, 0, start.length) === 0;
}

function termsHere(): Terms {
  const granted = tableStartFor(WISH);
  if (!granted.ok) throw new Error('there is no such table');
  const { rules, seating } = granted.opening.terms;
  return termsFor(rules.rules, { players: SEATS, seating });
}

async function newTable(port: number, token: string): Promise<{ table: string; invite: string }> {
  const response = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(WISH),
  });
  if (response.status !== 201) throw new Error(`no table: ${response.status}`);
  return (await response.json()) as { table: string; invite: string };
}
