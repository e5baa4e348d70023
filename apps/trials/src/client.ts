import type { Random } from '@hand-and-foot/engine';
import {
  follow,
  followFrom,
  PROTOCOL,
  type Answer,
  type Ask,
  type Following,
  type FromClient,
  type FromTable,
  type News,
} from '@hand-and-foot/protocol';
import type { Clock } from '@hand-and-foot/table';
import { isFinal, isNews, type History, type Sent } from './history.ts';

/** Carries texts between a client and a node. */
export interface ClientLine {
  send(text: string): void;
  close(): void;
}

/** A client's callbacks for its line, never called before `connect` returns. */
export interface Ears {
  heard(text: string): void;
  closed(): void;
}

/** The next request, if any, given this knowledge. */
export type Decide = (known: Following) => Ask | undefined;

export interface ClientWishes {
  connect(ears: Ears): ClientLine;
  readonly clock: Clock;
  readonly random: Random;
  readonly decide: Decide;
  /** The code of an invitation or a watchers' link. */
  readonly code?: string;
  /** Sent before watching: a seat link admits people without another code. */
  readonly first?: Ask;
  /** Shortest time between two thoughts in milliseconds; the longest is twice that. */
  readonly pause: number;
  /** Most copies of a command sent at once. */
  readonly copies?: number;
  /** How long it waits for an answer before asking again; after three times that, on another line. */
  readonly patience?: number;
  /** How long it trusts a silent line. */
  readonly silence?: number;
}

/** Milliseconds before it tries a new line. */
const COME_AGAIN = 150;
/** The same after being turned away: somebody may have let it in meanwhile. */
const KNOCK_AGAIN = 2500;
/** One thought in this many resends a command that was answered long ago. */
const ONCE_MORE = 12;

/** A person at a shared table who follows it, asks, and asks again until there's an answer. */
export class Client {
  readonly history: History = { sent: new Map(), told: [] };
  known: Following | undefined;
  private readonly wishes: ClientWishes;
  private readonly clock: Clock;
  private readonly random: Random;
  private readonly pause: number;
  private readonly copies: number;
  private readonly patience: number;
  private readonly silence: number;
  /** Every command's id is unique, even among the same guest's on other days. */
  private readonly mark: string;
  private readonly waiting = new Set<Sent>();
  private line: ClientLine | undefined;
  private lines = 0;
  private entering: Sent | undefined;
  private heardAt = 0;
  private comeAgainAt = 0;
  private turnedAwayAt: number | undefined;
  /** The latest entry known to be done for it. */
  private done = 0;
  private isWatching = false;
  private isOver = false;

  constructor(wishes: ClientWishes) {
    const { clock, random, pause, copies = 1, patience = 1000, silence = 8000 } = wishes;
    this.wishes = wishes;
    this.clock = clock;
    this.random = random;
    this.pause = pause;
    this.copies = copies;
    this.patience = patience;
    this.silence = silence;
    this.mark = random.below(2 ** 31).toString(36);
    clock.wake(clock.now() + random.below(pause), () => this.beat());
  }

  get isConnected(): boolean {
    return this.line !== undefined;
  }

  private open(): void {
    const number = ++this.lines;
    const isCurrent = (): boolean => !this.isOver && number === this.lines;
    this.heardAt = this.clock.now();
    this.isWatching = false;
    this.line = this.wishes.connect({
      heard: (text) => {
        if (isCurrent()) this.hear(text);
      },
      closed: () => {
        if (isCurrent()) this.lose();
      },
    });
    if (!this.hasYetToEnter()) this.watch();
    for (const sent of this.waiting) this.transmit(sent);
  }

  private lose(): void {
    this.line = undefined;
    const span = this.turnedAwayAt === this.heardAt ? KNOCK_AGAIN : COME_AGAIN;
    this.comeAgainAt = this.clock.now() + span + this.random.below(span);
  }

  private hangUp(): void {
    this.lines++;
    this.line?.close();
    this.lose();
  }

  private send(message: FromClient): void {
    this.line?.send(JSON.stringify(message));
  }

  private hasYetToEnter(): boolean {
    return this.wishes.first !== undefined && this.entering?.answeredAt === undefined;
  }

  /** Continues from what it knows. */
  private watch(): void {
    const { code } = this.wishes;
    this.isWatching = true;
    const have = this.known && { have: this.known.seq };
    const seat = this.known?.seat === undefined ? {} : { seat: this.known.seat };
    this.send({ is: 'watch', protocol: PROTOCOL, ...have, ...seat, ...(code ? { code } : {}) });
  }

  private hear(text: string): void {
    this.heardAt = this.clock.now();
    const message = JSON.parse(text) as FromTable;
    this.history.told.push({ at: this.heardAt, line: this.lines, text, message });
    if (isNews(message)) this.learn(message);
    else if (message.is === 'snapshot') this.known = followFrom(message);
    else if (message.is === 'answer') this.answered(message);
    else if (message.is === 'turnedAway') this.turnedAwayAt = this.heardAt;
  }

  private learn(news: News): void {
    const next = this.known && follow(this.known, news);
    if (next === 'gap') this.watch();
    else this.known = next;
  }

  private answered(answer: Answer): void {
    const sent = this.history.sent.get(answer.to);
    if (!sent) return;
    sent.answers.push({ answer, at: this.clock.now() });
    if (!isFinal(answer) || sent.answeredAt !== undefined) return;
    sent.answeredAt = this.clock.now();
    this.waiting.delete(sent);
    if (answer.ok) this.done = Math.max(this.done, answer.seq);
    if (!this.isWatching) this.watch();
  }

  ask(what: Ask, expects = this.known?.seq ?? 0): Sent {
    const id = `${this.mark}-${this.history.sent.size + 1}`;
    const command = { id, expects, ask: what };
    const at = this.clock.now();
    const sent = { command, at, times: 0, lastAt: at, answeredAt: undefined, answers: [] };
    this.history.sent.set(id, sent);
    this.waiting.add(sent);
    this.transmit(sent);
    return sent;
  }

  private transmit(sent: Sent): void {
    sent.lastAt = this.clock.now();
    for (let copy = this.random.below(this.copies); copy >= 0; copy--) {
      sent.times++;
      const say = (): void => this.send({ is: 'ask', ...sent.command });
      if (copy === 0) say();
      else this.clock.wake(this.clock.now() + this.random.below(this.pause), say);
    }
  }

  private beat(): void {
    if (this.isOver) return;
    const now = this.clock.now();
    this.clock.wake(now + this.pause + this.random.below(this.pause), () => this.beat());
    if (!this.line) {
      if (now >= this.comeAgainAt) this.open();
      return;
    }
    const oldest = Math.min(now, ...[...this.waiting].map(({ at }) => at));
    if (
      now - this.heardAt > this.silence ||
      now - Math.max(oldest, this.heardAt) > 3 * this.patience
    )
      this.hangUp();
    else this.think(now);
  }

  private think(now: number): void {
    for (const sent of this.waiting) if (now - sent.lastAt > this.patience) this.transmit(sent);
    if (this.waiting.size > 0) return;
    if (this.hasYetToEnter()) {
      this.entering = this.ask(this.wishes.first!);
      return;
    }
    if (!this.known) return;
    if (this.known.seq < this.done) {
      if (now - this.heardAt > this.patience) this.watch();
      return;
    }
    if (this.copies > 1 && this.random.below(ONCE_MORE) === 0) this.repeatOne();
    const what = this.wishes.decide(this.known);
    if (what) this.ask(what);
  }

  private repeatOne(): void {
    const latest = [...this.history.sent.values()].slice(-4);
    const sent = latest[this.random.below(Math.max(1, latest.length))];
    if (sent) this.transmit(sent);
  }

  /** Hangs up without a word, for good. */
  stop(): void {
    this.isOver = true;
    this.line?.close();
    this.line = undefined;
  }
}
