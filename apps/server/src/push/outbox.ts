import type { Clock } from '@hand-and-foot/table';

/** The result of one attempt; `again` if the service may take it later. */
export type Outcome = 'sent' | 'gone' | 'failed' | 'again';

/** The final result of a message. */
export const FATES = ['sent', 'gone', 'failed', 'dropped'] as const;
export type Fate = (typeof FATES)[number];

/** Sends messages in the background, a few at a time. */
export interface Outbox<Message> {
  /** Returns at once. */
  add(message: Message): void;
  /** Sends what is waiting, but waits no longer than `span` milliseconds, and tries nothing again. */
  close(span: number): Promise<void>;
}

/** Most messages in memory: under way, waiting, and waiting to be tried again. Others are dropped. */
export const MOST_MESSAGES = 1000;
const AT_ONCE = 32;
/** Milliseconds before each further attempt. */
const AGAIN_AFTER: readonly number[] = [15_000, 120_000];

export function newOutbox<Message>(
  send: (message: Message) => Promise<Outcome>,
  clock: Pick<Clock, 'now' | 'wake'>,
  count: (fate: Fate) => void,
): Outbox<Message> {
  const waiting: { readonly message: Message; readonly tries: number }[] = [];
  const resting = new Set<() => void>();
  let underWay = 0;
  let isClosed = false;
  let rested = (): void => undefined;

  function add(message: Message, tries: number): void {
    if (waiting.length + resting.size + underWay >= MOST_MESSAGES) {
      count('dropped');
      return;
    }
    waiting.push({ message, tries });
    next();
  }

  function next(): void {
    while (underWay < AT_ONCE && waiting.length > 0) {
      const { message, tries } = waiting.shift()!;
      underWay++;
      void send(message)
        .catch((): Outcome => 'again')
        .then((outcome) => {
          underWay--;
          settle(message, tries, outcome);
          next();
        });
    }
    if (underWay === 0) rested();
  }

  function settle(message: Message, tries: number, outcome: Outcome): void {
    const span = AGAIN_AFTER[tries];
    if (outcome !== 'again') count(outcome);
    else if (span === undefined || isClosed) count('failed');
    else {
      const callOff = clock.wake(clock.now() + span, () => {
        resting.delete(callOff);
        add(message, tries + 1);
      });
      resting.add(callOff);
    }
  }

  return {
    add: (message) => add(message, 0),
    async close(span) {
      isClosed = true;
      for (const callOff of resting) callOff();
      if (underWay === 0) return;
      await new Promise<void>((resolve) => {
        rested = resolve;
        clock.wake(clock.now() + span, resolve);
      });
    },
  };
}
