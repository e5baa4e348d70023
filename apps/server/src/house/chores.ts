import { clearAway } from './clearAway.ts';
import type { Surroundings } from './ports.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Stay } from './stay.ts';
import { sureFor } from './sureFor.ts';
import {
  CLEAR_AWAY,
  LETTERS_KEPT,
  LOOK,
  LOOK_AROUND,
  RENEW,
  REST_AFTER,
  SWEEP,
  TABLE_HOLD,
  TABLE_RENEW,
  TELL_PRESENCE,
} from './times.ts';

/** Starts the work that a node does again and again; gives back how it ends. */
export function startChores(around: Surroundings, rooms: Rooms, stay: Stay): () => void {
  const { store } = around;
  const { every, stop } = repeating(around);
  const renewTables = async (): Promise<void> => renewAll(around, rooms);
  every(around.lease?.renew ?? RENEW, async () => stay.renew(renewTables));
  every(around.lease?.renew ?? RENEW, async () => stay.releaseLeft());
  every(TABLE_RENEW, renewTables);
  every(LOOK, lookForAlone(around, rooms));
  every(LOOK_AROUND, async () => lookAround(around, rooms.atHand()));
  every(SWEEP, async () => store.sweep(LETTERS_KEPT));
  every(CLEAR_AWAY, async () => clearAway(around, (table) => rooms.has(table)));
  every(TELL_PRESENCE, tellAndRest(around, rooms));
  return stop;
}

type Job = () => void | Promise<void>;

function repeating({ clock, report }: Surroundings) {
  const due = new Map<Job, () => void>();
  let isStopped = false;

  /** Repeats the job, waiting for each run to finish. */
  function every(span: number, job: Job): void {
    if (isStopped) return;
    const callOff = clock.wake(clock.now() + span, () => {
      Promise.resolve()
        .then(job)
        .catch((error: unknown) => report({ fault: 'background', error }))
        .finally(() => every(span, job));
    });
    due.set(job, callOff);
  }

  function stop(): void {
    isStopped = true;
    for (const callOff of due.values()) callOff();
  }

  return { every, stop };
}

async function renewAll({ store, node, clock }: Surroundings, rooms: Rooms): Promise<void> {
  const holds = rooms.atHand().flatMap((one) => one.hold() ?? []);
  if (holds.length === 0) return;
  const isSure = sureFor(TABLE_HOLD, clock);
  const lost = new Set(await store.renew(node, holds, TABLE_HOLD));
  for (const hold of holds) {
    // Not awaited: letting go of a table may take a while.
    if (lost.has(hold)) rooms.find(hold.table)?.lose(hold);
    else rooms.find(hold.table)?.renewed(hold, isSure);
  }
}

function lookForAlone(around: Surroundings, rooms: Rooms): Job {
  const { store, bus } = around;
  let couldHear = true;
  return async () => {
    for (const one of rooms.atHand()) one.remind();
    const all = rooms.atHand();
    const mirrored = all.filter((one) => !one.hold()).map(({ id }) => id);
    const alone = new Set(await store.alone(mirrored));
    // While no wake-ups arrive, letters wait for the table's node too, and the latest entries weren't announced.
    const isDeaf = !bus.isUp() || !couldHear;
    couldHear = bus.isUp();
    const some = all.filter((one) => isDeaf || alone.has(one.id));
    await lookAround(around, some);
  };
}

/** Asks once which of these rooms have letters waiting. */
async function lookAround({ store }: Surroundings, some: readonly Room[]): Promise<void> {
  if (some.length === 0) return;
  const awaited = new Set(await store.awaited());
  for (const one of some) one.lookAround(awaited.has(one.id));
}

/** Tells other nodes who is here, and lets go of tables without people. */
function tellAndRest(around: Surroundings, rooms: Rooms): Job {
  const { clock, restAfter = REST_AFTER } = around;
  const emptySince = new Map<Room, number>();

  function rest(room: Room): void {
    emptySince.delete(room);
    rooms.forget(room.id).catch((error: unknown) => around.report({ fault: 'background', error }));
  }

  return () => {
    const now = clock.now();
    for (const one of rooms.atHand()) {
      one.repeatPresence();
      const since = emptySince.get(one);
      if (!one.isIdle()) emptySince.delete(one);
      else if (since === undefined) emptySince.set(one, now);
      else if (now - since >= restAfter) rest(one);
    }
  };
}
