import { botNamed, NoAnswer, type MakeBot, type Seen } from '@hand-and-foot/bots';
import type { Action, Random } from '@hand-and-foot/engine';
import type { Clock } from '@hand-and-foot/table';
import { newInTurn } from './inTurn.ts';
import type { FromThinker, Making, ToThinker } from './talk.ts';

/** Where bots live and think. */
interface Thinker {
  tell(message: ToThinker): void;
  end(): void;
}

/** `ended` is called when it is no more; a second time changes nothing. */
export type StartThinker = (
  said: (message: FromThinker) => void,
  ended: (error?: unknown) => void,
) => Thinker;

/** Bots that think elsewhere, so that a table never waits for another table's bot. */
export interface Pool {
  /** Bots of the same table wait for each other, and for other tables no longer than those for them. */
  botFor(level: string, temperament?: string, table?: string): MakeBot | undefined;
  close(): void;
}

/** A thinker that says nothing for so long while it is asked is ended, in milliseconds. */
const STUCK = 8000;
/** A question that a thinker does not survive is asked only so often. */
const TRIES = 2;
/** How many questions a thinker has at once: one that it thinks about, and one so that it need not wait. */
const AT_ONCE = 2;

interface Question {
  readonly bot: number;
  readonly seen: Seen;
  tries: number;
  readonly answer: (action: Action) => void;
  readonly fail: (error: Error) => void;
}

/** Each of `places` is one thinker, begun when it is first needed, and begun anew when it ends. */
export function openPool(
  start: StartThinker,
  places: number,
  clock: Clock,
  report: (error: unknown) => void,
): Pool {
  const all = Array.from({ length: places }, () => newPlace(start, clock, report));
  let made = 0;

  return {
    botFor(level, temperament, table) {
      const name = temperament === undefined ? level : `${level}:${temperament}`;
      if (!botNamed(name)) return undefined;
      return ({ rules, players, seating }, seat, random) => {
        const bot = made++;
        const place = all[bot % places]!;
        const make = (): Making => ({
          name,
          rules,
          players,
          seating,
          seat,
          seed: seedFrom(random),
        });
        place.seat(bot, make);
        return {
          watches: true,
          decide: async (seen) => place.ask(table ?? `bot ${bot}`, bot, seen),
          refused: (refusal) => place.tell({ is: 'refused', bot, refusal }),
          rest: () => place.unseat(bot),
        };
      };
    },
    close() {
      for (const place of all) place.close();
    },
  };
}

function newPlace(start: StartThinker, clock: Clock, report: (error: unknown) => void) {
  const bots = new Map<number, () => Making>();
  const questions = new Map<number, Question>();
  const queue = newInTurn();
  /** The questions that the thinker has. */
  const put = new Set<number>();
  let thinker: Thinker | undefined;
  let asked = 0;
  let isClosed = false;
  let callOff = (): void => undefined;

  function tell(message: ToThinker): void {
    thinker?.tell(message);
  }

  /** Begins, or begins again, with all that is known. */
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
      const id = queue.next();
      if (id === undefined) return;
      put.add(id);
      ask(id);
    }
  }

  function ask(id: number): void {
    const question = questions.get(id)!;
    question.tries++;
    tell({ is: 'ask', bot: question.bot, question: id, seen: question.seen });
    wait();
  }

  function forget(id: number): void {
    questions.delete(id);
    put.delete(id);
    queue.remove(id);
  }

  function said(message: FromThinker): void {
    const question = questions.get(message.question);
    forget(message.question);
    putMore();
    // It lives, and has all its time again for what it is still asked.
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
      ended(new NoAnswer('the bots of one thread are stuck'));
      stuck?.end();
    });
  }

  return {
    tell,
    seat(bot: number, make: () => Making): void {
      bots.set(bot, make);
      if (thinker) tell({ is: 'make', bot, making: make() });
      else begin();
    },
    unseat(bot: number): void {
      bots.delete(bot);
      tell({ is: 'rest', bot });
      for (const [id, question] of questions) if (question.bot === bot) forget(id);
      if (put.size === 0) callOff();
      putMore();
    },
    async ask(table: string, bot: number, seen: Seen): Promise<Action> {
      return new Promise((answer, fail) => {
        const id = asked++;
        questions.set(id, { bot, seen, tries: 0, answer, fail });
        queue.add(table, id);
        if (thinker) putMore();
        else begin();
      });
    },
    close(): void {
      isClosed = true;
      callOff();
      thinker?.end();
    },
  };
}

function seedFrom(random: Random): string {
  return Array.from({ length: 4 }, () => random.below(2 ** 31)).join('/');
}
