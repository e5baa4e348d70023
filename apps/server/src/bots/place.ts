import { NoAnswer, type Seen } from '@hand-and-foot/bots';
import type { Action, Refusal } from '@hand-and-foot/engine';
import type { Clock } from '@hand-and-foot/table';
import { newFairTurns } from './fairTurns.ts';
import type { FromThinker, Making, ToThinker } from './talk.ts';

/** A place where bots live and think. */
interface Thinker {
  tell(message: ToThinker): void;
  end(): void;
}

/** Calls `ended` when it's gone; a second call changes nothing. */
export type StartThinker = (
  said: (message: FromThinker) => void,
  ended: (error?: unknown) => void,
) => Thinker;

/** A thinker, started on first use and restarted when it ends, with the bots that live there. */
export interface Place {
  /** Number of bots that live here. */
  readonly bots: number;
  seat(bot: number, make: () => Making): void;
  unseat(bot: number): void;
  ask(table: string, bot: number, seen: Seen): Promise<Action>;
  refused(bot: number, refusal: Refusal): void;
  close(): void;
}

/** Milliseconds after which a silent thinker with open questions is ended. */
const STUCK = 8000;
/** After this wait the answer comes at once and simpler: people notice a late move more than a plain one. */
const TOO_LONG = 500;
/** Number of times a question may end its thinker before it's given up. */
const TRIES = 2;
/** Questions a thinker has at once: one to think about, and one so it never idles. */
const AT_ONCE = 2;

interface Question {
  readonly table: string;
  readonly bot: number;
  readonly seen: Seen;
  readonly since: number;
  tries: number;
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
}

export function newPlace(
  start: StartThinker,
  clock: Clock,
  report: (error: unknown) => void,
): Place {
  const bots = new Map<number, () => Making>();
  const questions = new Map<number, Question>();
  const turns = newFairTurns();
  /** Questions the thinker has, in the order they were asked. */
  const put = new Set<number>();
  let thinker: Thinker | undefined;
  let asked = 0;
  let isClosed = false;
  let callOff = (): void => undefined;

  function tell(message: ToThinker): void {
    thinker?.tell(message);
  }

  /** Starts or restarts it, and tells it everything known. */
  function begin(): void {
    const mine = start(said, (error) => {
      if (thinker === mine) ended(error);
    });
    thinker = mine;
    for (const [bot, make] of bots) tell({ is: 'make', bot, making: make() });
    for (const id of put) ask(id);
    putMore();
  }

  function ended(error?: unknown): void {
    thinker = undefined;
    callOff();
    if (isClosed) return;
    report(error ?? new NoAnswer('the bots of one thread have ended'));
    for (const [id, { tries, fail }] of questions) {
      if (tries < TRIES) continue;
      forget(id);
      fail(new NoAnswer('the bot ended while it thought'));
    }
    if (questions.size > 0) begin();
  }

  function putMore(): void {
    while (put.size < AT_ONCE) {
      const late = turns.oldest();
      const id = late !== undefined && isLate(late) ? late : turns.next();
      if (id === undefined) return;
      turns.remove(id);
      put.add(id);
      ask(id);
    }
  }

  function isLate(id: number): boolean {
    return clock.now() - questions.get(id)!.since >= TOO_LONG;
  }

  function ask(id: number): void {
    const question = questions.get(id)!;
    const { bot, seen } = question;
    question.tries++;
    tell({ is: 'ask', bot, question: id, seen, quickly: isLate(id) });
    wait();
  }

  function forget(id: number): void {
    questions.delete(id);
    put.delete(id);
    turns.remove(id);
  }

  function said(message: FromThinker): void {
    const question = questions.get(message.question);
    if (question) turns.charge(question.table, message.spent);
    forget(message.question);
    putMore();
    // It's alive, so it gets the full time again for its open questions.
    if (put.size === 0) callOff();
    else wait();
    if (!question) return;
    if ('action' in message) question.answer(message.action);
    else question.fail(new NoAnswer(message.trouble));
  }

  function wait(): void {
    callOff();
    callOff = clock.wake(clock.now() + STUCK, () => {
      const stuck = thinker;
      const [first] = put;
      if (first !== undefined) turns.charge(questions.get(first)!.table, STUCK);
      ended(new NoAnswer('the bots of one thread are stuck'));
      stuck?.end();
    });
  }

  return {
    get bots() {
      return bots.size;
    },
    seat(bot, make) {
      bots.set(bot, make);
      if (thinker) tell({ is: 'make', bot, making: make() });
      else begin();
    },
    unseat(bot) {
      bots.delete(bot);
      tell({ is: 'rest', bot });
      for (const [id, question] of questions) if (question.bot === bot) forget(id);
      if (put.size === 0) callOff();
      putMore();
    },
    async ask(table, bot, seen) {
      return new Promise((answer, fail) => {
        const id = asked++;
        const since = clock.now();
        questions.set(id, { table, bot, seen, since, tries: 0, answer, fail });
        turns.add(table, id);
        if (thinker) putMore();
        else begin();
      });
    },
    refused: (bot, refusal) => tell({ is: 'refused', bot, refusal }),
    close() {
      isClosed = true;
      callOff();
      thinker?.end();
    },
  };
}
