import type { Clock } from '@hand-and-foot/table';

/** Time that passes only through events, as fast as they can be processed. */
export interface Time extends Clock {
  after(span: number, fn: () => void): () => void;
  /** Runs everything until that time. */
  run(until: number): Promise<void>;
  readonly steps: number;
}

interface Alarm {
  readonly at: number;
  readonly order: number;
  fn: (() => void) | undefined;
}

/** Calls `crashed` with anything an event throws. */
export function newTime(start: number, crashed: (error: unknown) => void): Time {
  const heap: Alarm[] = [];
  let time = start;
  let order = 0;
  let steps = 0;

  function wake(at: number, fn: () => void): () => void {
    const alarm: Alarm = { at: Math.max(at, time), order: order++, fn };
    push(heap, alarm);
    return () => {
      alarm.fn = undefined;
    };
  }

  return {
    now: () => time,
    date: () => time,
    wake,
    after: (span, fn) => wake(time + span, fn),
    async run(until) {
      await settle();
      while (heap.length > 0 && heap[0]!.at <= until) {
        const { at, fn } = pop(heap);
        if (!fn) continue;
        time = at;
        steps++;
        try {
          fn();
        } catch (error) {
          crashed(error);
        }
        await settle();
      }
      time = until;
    },
    get steps() {
      return steps;
    },
  };
}

/** Waits until everything that needs no time is done. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

// A heap with the earliest first; at equal times, the one set first.

function isBefore(a: Alarm, b: Alarm): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}

function push(heap: Alarm[], alarm: Alarm): void {
  let at = heap.push(alarm) - 1;
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(alarm, heap[above]!)) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = alarm;
}

function pop(heap: Alarm[]): Alarm {
  const first = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return first;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below++;
    if (!isBefore(heap[below]!, last)) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
  return first;
}
