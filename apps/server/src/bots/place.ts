import { NoAnswer, type Seen } from '@hand-and-foot/bots';
import type { Action, Refusal } from '@hand-and-foot/engine';
import type { Clock } from '@hand-and-foot/table';
import { newFairTurns } from './fairTurns.ts';
import type { BotQuestion } from './botQuestion.ts';
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

/** Milliseconds after which a silent thinker with open questions is ended. */
const STUCK = 8000;
/** After this wait the answer comes at once and simpler: people notice a late move more than a plain one. */
const TOO_LONG = 500;
/** Number of times a question may end its thinker before it's given up. */
const TRIES = 2;
/** Questions a thinker has at once: one to think about, and one so it never idles. */
const AT_ONCE = 2;

/** A thinker, started on first use and restarted when it ends, with the bots that live there. */
export class Place {
  private readonly start: StartThinker;
  private readonly clock: Clock;
  private readonly report: (error: unknown) => void;
  private readonly seated = new Map<number, () => Making>();
  private readonly questions = new Map<number, BotQuestion>();
  private readonly turns = newFairTurns();
  /** Questions the thinker has, in the order they were asked. */
  private readonly put = new Set<number>();
  private thinker: Thinker | undefined;
  private asked = 0;
  private isClosed = false;
  private callOff: (() => void) | undefined;

  constructor(start: StartThinker, clock: Clock, report: (error: unknown) => void) {
    this.start = start;
    this.clock = clock;
    this.report = report;
  }

  /** Number of bots that live here. */
  get bots(): number {
    return this.seated.size;
  }

  seat(bot: number, make: () => Making): void {
    this.seated.set(bot, make);
    if (this.thinker) this.tell({ is: 'make', bot, making: make() });
    else this.begin();
  }

  unseat(bot: number): void {
    this.seated.delete(bot);
    this.tell({ is: 'rest', bot });
    for (const [id, question] of this.questions) if (question.bot === bot) this.forget(id);
    if (this.put.size === 0) this.callOff?.();
    this.putMore();
  }

  async ask(table: string, bot: number, seen: Seen): Promise<Action> {
    return new Promise((answer, fail) => {
      const id = this.asked++;
      const since = this.clock.now();
      this.questions.set(id, { table, bot, seen, since, tries: 0, answer, fail });
      this.turns.add(table, id);
      if (this.thinker) this.putMore();
      else this.begin();
    });
  }

  refused(bot: number, refusal: Refusal): void {
    this.tell({ is: 'refused', bot, refusal });
  }

  close(): void {
    this.isClosed = true;
    this.callOff?.();
    this.thinker?.end();
  }

  private tell(message: ToThinker): void {
    this.thinker?.tell(message);
  }

  /** Starts or restarts it, and tells it everything known. */
  private begin(): void {
    const mine = this.start(
      (message) => this.said(message),
      (error) => {
        if (this.thinker === mine) this.ended(error);
      },
    );
    this.thinker = mine;
    for (const [bot, make] of this.seated) this.tell({ is: 'make', bot, making: make() });
    for (const id of this.put) this.putTo(id);
    this.putMore();
  }

  private ended(error?: unknown): void {
    this.thinker = undefined;
    this.callOff?.();
    if (this.isClosed) return;
    this.report(error ?? new NoAnswer('the bots of one thread have ended'));
    for (const [id, { tries, fail }] of this.questions) {
      if (tries < TRIES) continue;
      this.forget(id);
      fail(new NoAnswer('the bot ended while it thought'));
    }
    if (this.questions.size > 0) this.begin();
  }

  private putMore(): void {
    while (this.put.size < AT_ONCE) {
      const late = this.turns.oldest();
      const id = late !== undefined && this.isLate(late) ? late : this.turns.next();
      if (id === undefined) return;
      this.turns.remove(id);
      this.put.add(id);
      this.putTo(id);
    }
  }

  private isLate(id: number): boolean {
    return this.clock.now() - this.questions.get(id)!.since >= TOO_LONG;
  }

  private putTo(id: number): void {
    const question = this.questions.get(id)!;
    const { bot, seen } = question;
    question.tries++;
    this.tell({ is: 'ask', bot, question: id, seen, quickly: this.isLate(id) });
    this.wait();
  }

  private forget(id: number): void {
    this.questions.delete(id);
    this.put.delete(id);
    this.turns.remove(id);
  }

  private said(message: FromThinker): void {
    const question = this.questions.get(message.question);
    if (question) this.turns.charge(question.table, message.spent);
    this.forget(message.question);
    this.putMore();
    // It's alive, so it gets the full time again for its open questions.
    if (this.put.size === 0) this.callOff?.();
    else this.wait();
    if (!question) return;
    if ('action' in message) question.answer(message.action);
    else question.fail(new NoAnswer(message.trouble));
  }

  private wait(): void {
    this.callOff?.();
    this.callOff = this.clock.wake(this.clock.now() + STUCK, () => {
      const stuck = this.thinker;
      const [first] = this.put;
      if (first !== undefined) this.turns.charge(this.questions.get(first)!.table, STUCK);
      this.ended(new NoAnswer('the bots of one thread are stuck'));
      stuck?.end();
    });
  }
}
