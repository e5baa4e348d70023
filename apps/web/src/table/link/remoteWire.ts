import type { Seat } from '@hand-and-foot/engine';
import {
  PROTOCOL,
  type FromClient,
  type FromTable,
  type Present as Told,
  type Unreadable,
} from '@hand-and-foot/protocol';
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Wire } from './followTable.ts';
import { openLine, type LineState } from './remoteLine.ts';

/** The connection to a table on a server. It survives disconnects: no request is forgotten or done twice. */
export interface RemoteWire extends Wire {
  readonly line: ReadonlySignal<LineState>;
  /** The people at the table right now. */
  readonly present: ReadonlySignal<Present>;
  /** The reason the server lets nobody in any more. */
  readonly ended: ReadonlySignal<Ending | undefined>;
}

export interface Present {
  readonly seats: readonly Seat[];
  readonly watchers: number;
  /** How long each present seat has been here, or each absent one away, by the page's clock. */
  readonly since: (seat: Seat) => number;
  /** The turn's start, if it was told. */
  readonly turnBegan: number | undefined;
}

export type Ending = 'turnedAway' | 'noSuchTable' | 'newerPage' | 'damaged' | 'blocked' | 'noise';

const ENDINGS: Readonly<Record<number, Ending>> = {
  4003: 'turnedAway',
  4004: 'noSuchTable',
  4005: 'blocked',
  4010: 'newerPage',
  4011: 'damaged',
  1008: 'noise',
};

/** Refusals after which the same command may be resent. */
const UNDECIDED: ReadonlySet<string> = new Set(['tableStopped', 'busy']);

/** Delay and number of resends for commands that couldn't be stored, before bothering anybody. */
const AGAIN_AFTER = 1000;
const TRIES = 10;

/** A slower answer means the connection is silently dead. */
const ANSWER_WITHIN = 8000;

type Command = Extract<FromClient, { is: 'ask' }>;
type Answer = Extract<FromTable, { is: 'answer' }>;

/** A table's address on this page's server. */
function tableAddress(table: string): string {
  const url = new URL(`api/tables/${table}`, document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  return url.href;
}

/** A server being replaced may not tell how long. */
type MaybeTold = Pick<Told, 'seats' | 'watchers'> & Partial<Told>;

function heardOf({ seats, watchers, ages = {}, open = 0, turnAge }: MaybeTold): Present {
  const now = performance.now();
  const turnBegan = turnAge === undefined ? undefined : now - turnAge;
  return { seats, watchers, since: (seat) => now - (ages[seat] ?? open), turnBegan };
}

export function remoteWire(table: string, code: string | undefined): RemoteWire {
  const listeners = new Set<(message: FromTable) => void>();
  const unanswered = new Map<string, Command>();
  /** Times each command couldn't be stored. */
  const unkept = new Map<string, number>();
  const present = signal<Present>({
    seats: [],
    watchers: 0,
    since: () => 0,
    turnBegan: undefined,
  });
  const ended = signal<Ending | undefined>(undefined);
  /** The last entry that was told, and to which seat. */
  let known: { seq: number; seat: Seat | undefined } | undefined;
  let isWatching = false;
  let overdue: number | undefined;

  const line = openLine(tableAddress(table), {
    opened() {
      if (isWatching) watch();
      for (const command of unanswered.values()) line.send(JSON.stringify(command));
      expectAnswers();
    },
    heard(text) {
      const message = JSON.parse(text) as FromTable;
      if (message.is === 'answer' && isAskedAgain(message)) return;
      note(message);
      if (message.is === 'malformed') giveUp(message.why);
      else tell(message);
    },
    mayComeAgain(closed) {
      ended.value = ENDINGS[closed];
      if (ended.value === undefined) return true;
      tell({ is: 'stopped' });
      return false;
    },
  });

  function tell(message: FromTable): void {
    for (const listener of Array.from(listeners)) listener(message);
  }

  /** Neither a stopped table nor a busy server knows a command's fate: resending it finds out. */
  function isAskedAgain({ to, ...answer }: Answer): boolean {
    const command = unanswered.get(to);
    if (!command || answer.ok || !UNDECIDED.has(answer.refusal.why)) return false;
    const tries = (unkept.get(to) ?? 0) + 1;
    if (tries > TRIES) return false;
    unkept.set(to, tries);
    expectAnswers();
    self.setTimeout(() => {
      if (unanswered.has(to)) line.send(JSON.stringify(command));
    }, AGAIN_AFTER);
    return true;
  }

  /** The server will never answer an unreadable command; one that came too fast is resent. */
  function giveUp(why: Unreadable): void {
    if (why === 'tooFast') return;
    for (const to of Array.from(unanswered.keys())) {
      unanswered.delete(to);
      tell({ is: 'answer', to, ok: false, refusal: { why: 'tableStopped' } });
    }
  }

  function watch(): void {
    isWatching = true;
    const { seq, seat } = known ?? {};
    const message: FromClient = {
      is: 'watch',
      protocol: PROTOCOL,
      ...(seq === undefined ? {} : { have: seq }),
      ...(seat === undefined ? {} : { seat }),
      ...(code === undefined ? {} : { code }),
    };
    line.send(JSON.stringify(message));
  }

  function note(message: FromTable): void {
    switch (message.is) {
      case 'snapshot':
        known = { seq: message.seq, seat: message.seat };
        break;
      case 'present':
        present.value = heardOf(message);
        break;
      case 'answer':
        unanswered.delete(message.to);
        unkept.delete(message.to);
        expectAnswers();
        break;
      case 'turnedAway':
      case 'stopped':
      case 'malformed':
        break;
      default:
        // After a gap, the rest is requested from where it began.
        if (known && message.seq === known.seq + 1) known.seq = message.seq;
    }
  }

  function expectAnswers(): void {
    clearTimeout(overdue);
    if (unanswered.size > 0) overdue = self.setTimeout(() => line.again(), ANSWER_WITHIN);
  }

  return {
    line: line.state,
    present,
    ended,
    send(message) {
      if (message.is === 'watch') {
        watch();
        return;
      }
      unanswered.set(message.id, message);
      line.send(JSON.stringify(message));
      expectAnswers();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // A server's bots follow the table's own pace.
    setPace: () => undefined,
    leave() {
      clearTimeout(overdue);
      unanswered.clear();
      line.close();
    },
  };
}
