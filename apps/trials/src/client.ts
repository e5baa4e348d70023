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

export interface Client {
  readonly history: History;
  readonly known: Following | undefined;
  readonly isConnected: boolean;
  ask(ask: Ask, expects?: number): Sent;
  /** Hangs up without a word, for good. */
  stop(): void;
}

/** Milliseconds before it tries a new line. */
const COME_AGAIN = 150;
/** The same after being turned away: somebody may have let it in meanwhile. */
const KNOCK_AGAIN = 2500;
/** One thought in this many resends a command that was answered long ago. */
const ONCE_MORE = 12;

/** A person at a shared table who follows it, asks, and asks again until there's an answer. */
export function newClient(wishes: ClientWishes): Client {
  const { clock, random, decide, code, pause } = wishes;
  const { copies = 1, patience = 1000, silence = 8000 } = wishes;
  const history: History = { sent: new Map(), told: [] };
  const waiting = new Set<Sent>();
  let known: Following | undefined;
  let line: ClientLine | undefined;
  let lines = 0;
  /** Every command's id is unique, even among the same guest's on other days. */
  const mark = random.below(2 ** 31).toString(36);
  let entering: Sent | undefined;
  let heardAt = 0;
  let comeAgainAt = 0;
  let turnedAwayAt: number | undefined;
  /** The latest entry known to be done for it. */
  let done = 0;
  let isWatching = false;
  let isOver = false;

  function open(): void {
    const number = ++lines;
    const isCurrent = (): boolean => !isOver && number === lines;
    heardAt = clock.now();
    isWatching = false;
    line = wishes.connect({
      heard: (text) => {
        if (isCurrent()) hear(text);
      },
      closed: () => {
        if (isCurrent()) lose();
      },
    });
    if (!hasYetToEnter()) watch();
    for (const sent of waiting) transmit(sent);
  }

  function lose(): void {
    line = undefined;
    const span = turnedAwayAt === heardAt ? KNOCK_AGAIN : COME_AGAIN;
    comeAgainAt = clock.now() + span + random.below(span);
  }

  function hangUp(): void {
    lines++;
    line?.close();
    lose();
  }

  function send(message: FromClient): void {
    line?.send(JSON.stringify(message));
  }

  function hasYetToEnter(): boolean {
    return wishes.first !== undefined && entering?.answeredAt === undefined;
  }

  /** Continues from what it knows. */
  function watch(): void {
    isWatching = true;
    const have = known && { have: known.seq };
    const seat = known?.seat === undefined ? {} : { seat: known.seat };
    send({ is: 'watch', protocol: PROTOCOL, ...have, ...seat, ...(code ? { code } : {}) });
  }

  function hear(text: string): void {
    heardAt = clock.now();
    const message = JSON.parse(text) as FromTable;
    history.told.push({ at: heardAt, line: lines, text, message });
    if (isNews(message)) learn(message);
    else if (message.is === 'snapshot') known = followFrom(message);
    else if (message.is === 'answer') answered(message);
    else if (message.is === 'turnedAway') turnedAwayAt = heardAt;
  }

  function learn(news: News): void {
    const next = known && follow(known, news);
    if (next === 'gap') watch();
    else known = next;
  }

  function answered(answer: Answer): void {
    const sent = history.sent.get(answer.to);
    if (!sent) return;
    sent.answers.push({ answer, at: clock.now() });
    if (!isFinal(answer) || sent.answeredAt !== undefined) return;
    sent.answeredAt = clock.now();
    waiting.delete(sent);
    if (answer.ok) done = Math.max(done, answer.seq);
    if (!isWatching) watch();
  }

  function ask(what: Ask, expects = known?.seq ?? 0): Sent {
    const id = `${mark}-${history.sent.size + 1}`;
    const command = { id, expects, ask: what };
    const at = clock.now();
    const sent = { command, at, times: 0, lastAt: at, answeredAt: undefined, answers: [] };
    history.sent.set(id, sent);
    waiting.add(sent);
    transmit(sent);
    return sent;
  }

  function transmit(sent: Sent): void {
    sent.lastAt = clock.now();
    for (let copy = random.below(copies); copy >= 0; copy--) {
      sent.times++;
      const say = (): void => send({ is: 'ask', ...sent.command });
      if (copy === 0) say();
      else clock.wake(clock.now() + random.below(pause), say);
    }
  }

  function beat(): void {
    if (isOver) return;
    const now = clock.now();
    clock.wake(now + pause + random.below(pause), beat);
    if (!line) {
      if (now >= comeAgainAt) open();
      return;
    }
    const oldest = Math.min(now, ...[...waiting].map(({ at }) => at));
    if (now - heardAt > silence || now - Math.max(oldest, heardAt) > 3 * patience) hangUp();
    else think(now);
  }

  function think(now: number): void {
    for (const sent of waiting) if (now - sent.lastAt > patience) transmit(sent);
    if (waiting.size > 0) return;
    if (hasYetToEnter()) {
      entering = ask(wishes.first!);
      return;
    }
    if (!known) return;
    if (known.seq < done) {
      if (now - heardAt > patience) watch();
      return;
    }
    if (copies > 1 && random.below(ONCE_MORE) === 0) repeatOne();
    const what = decide(known);
    if (what) ask(what);
  }

  function repeatOne(): void {
    const latest = [...history.sent.values()].slice(-4);
    const sent = latest[random.below(Math.max(1, latest.length))];
    if (sent) transmit(sent);
  }

  clock.wake(clock.now() + random.below(pause), beat);

  return {
    history,
    get known() {
      return known;
    },
    get isConnected() {
      return line !== undefined;
    },
    ask,
    stop() {
      isOver = true;
      line?.close();
      line = undefined;
    },
  };
}
