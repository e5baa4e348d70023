import { setTimeout as sleep } from 'node:timers/promises';
import {
  follow,
  followFrom,
  type Answer,
  type Ask,
  type Following,
  type FromTable,
} from '@hand-and-foot/protocol';
import { isNews } from '../history.ts';
import { socketLine } from './socketLine.ts';

/** A line that keeps every byte. */
export interface TwinLine {
  readonly heard: readonly string[];
  readonly known: Following | undefined;
  /** Asks, and waits for the answer. */
  ask(id: string, ask: Ask): Promise<Answer>;
  /** Waits until it has been told of that entry. */
  reaches(seq: number): Promise<void>;
  /** The last message. */
  readonly last: FromTable | undefined;
  /** Asks for everything; somebody with a seat needs no code. */
  watch(code?: string): Promise<void>;
  /** Waits until it has heard everything it was told before. */
  caughtUp(): Promise<void>;
  close(): void;
}

const PATIENCE = 8000;

export function twinLine(address: string, token: string): TwinLine {
  const heard: string[] = [];
  const answers = new Map<string, Answer>();
  let known: Following | undefined;
  let last: FromTable | undefined;
  let snapshots = 0;
  const line = socketLine(address, token, {
    heard(text) {
      const message = JSON.parse(text) as FromTable;
      // Presence depends on the clock, a moment sooner or later; the simulator's twins compare it too.
      if (message.is !== 'present') heard.push(text);
      if (message.is === 'answer') answers.set(message.to, message);
      if (message.is === 'snapshot') {
        known = followFrom(message);
        snapshots++;
      } else if (isNews(message)) {
        last = message;
        const next = known && follow(known, message);
        if (next !== 'gap') known = next;
      }
    },
    closed: () => undefined,
  });

  async function until(what: string, is: () => boolean): Promise<void> {
    for (let waited = 0; !is(); waited += 2) {
      if (waited > PATIENCE) throw new Error(`a twin waits in vain: ${what}`);
      await sleep(2);
    }
  }

  return {
    heard,
    get known() {
      return known;
    },
    get last() {
      return last;
    },
    async ask(id, ask) {
      line.send(JSON.stringify({ is: 'ask', id, expects: known?.seq ?? 0, ask }));
      await until(JSON.stringify(ask), () => answers.has(id));
      return answers.get(id)!;
    },
    reaches: async (seq) => until(`entry ${seq}`, () => (known?.seq ?? 0) >= seq),
    async watch(code) {
      const before = snapshots;
      // An undefined code is left out.
      line.send(JSON.stringify({ is: 'watch', protocol: 1, code }));
      await until('a snapshot', () => snapshots > before);
    },
    caughtUp: async () => line.caughtUp(),
    close: () => line.close(),
  };
}
