import { performance } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import { newHistogram } from './histogram.ts';
import { FATES, type Fate } from './push/outbox.ts';
import type { Store } from './store/store.ts';

/** Values at the moment they're read. */
interface Figures {
  readonly rooms: number;
  readonly run: number;
  readonly sockets: number;
  readonly damaged: number;
  readonly draining: boolean;
  readonly blocks: number;
}

/** Milliseconds between looks at how late the event loop is: 10 is usual, but each look wakes the process. */
const LOOK_AT_LOOP = 100;

export interface Metrics {
  /** The same store with its writes counted and timed. */
  measured(store: Store): Store;
  /** Counts a notification. */
  pushed(fate: Fate): void;
  text(now: Figures, refused: Readonly<Record<string, number>>): Promise<string>;
}

export function newMetrics(): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_AT_LOOP });
  const appends = new Counter({
    name: 'hand_and_foot_appends_total',
    help: 'Entries offered to the store, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const seconds = newHistogram(
    'hand_and_foot_append_seconds',
    'How long it took to save an entry',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
  );
  // Plain numbers until somebody looks: every action counts here.
  const outcomes = { ok: 0, conflict: 0, lost: 0, failed: 0 };

  function note(outcome: keyof typeof outcomes, began: number): void {
    outcomes[outcome]++;
    seconds.note((performance.now() - began) / 1000);
  }

  const gauge = (name: string, help: string): Gauge => new Gauge({ name, help, registers });
  const rooms = gauge('hand_and_foot_rooms', 'Tables in memory on this node');
  const run = gauge('hand_and_foot_tables_run', 'Tables that this node runs');
  const damaged = gauge(
    'hand_and_foot_damaged_tables',
    'Tables whose logs turned out to be damaged since this node started',
  );
  const sockets = gauge('hand_and_foot_sockets', 'Clients connected to this node');

  const draining = gauge('hand_and_foot_draining', 'Whether this node takes no more players');
  const blocks = gauge('hand_and_foot_blocks', 'Guests and addresses that the operator blocked');
  const refusals = new Counter({
    name: 'hand_and_foot_refusals_total',
    help: 'What clients were refused, by the reason',
    labelNames: ['reason'],
    registers,
  });

  const pushes = new Counter({
    name: 'hand_and_foot_pushes_total',
    help: 'Notifications, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of FATES) pushes.inc({ outcome }, 0);

  return {
    pushed: (outcome) => pushes.inc({ outcome }),
    measured: (store) => ({
      ...store,
      append(table, hold, expected, entries) {
        const began = performance.now();
        // Not awaited in between: a client's answer mustn't wait for the count.
        const kept = store.append(table, hold, expected, entries);
        kept.then(
          (outcome) => note(outcome, began),
          () => note('failed', began),
        );
        return kept;
      },
    }),
    async text(now, refused) {
      appends.reset();
      for (const [outcome, count] of Object.entries(outcomes)) appends.inc({ outcome }, count);
      refusals.reset();
      for (const [reason, count] of Object.entries(refused)) refusals.inc({ reason }, count);
      rooms.set(now.rooms);
      run.set(now.run);
      sockets.set(now.sockets);
      damaged.set(now.damaged);
      draining.set(now.draining ? 1 : 0);
      blocks.set(now.blocks);
      return (await registry.metrics()) + seconds.text();
    },
  };
}
