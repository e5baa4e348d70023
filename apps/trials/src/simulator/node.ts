import type { Ending, FromTable } from '@hand-and-foot/protocol';
import {
  newLimits,
  newNightKeeper,
  newReadings,
  newRefusals,
  newSession,
  openHouse,
  openPool,
  type House,
  type NightKeeper,
  type Session,
  type Trouble,
} from '@hand-and-foot/server/parts';
import { Corrupt, type Deal } from '@hand-and-foot/table';
import { chanceOf } from './chance.ts';
import type { Database } from './database/database.ts';
import type { Caller } from './network.ts';
import type { Machine } from './machine.ts';
import type { Setting } from './setting.ts';
import { newProcess, type Process } from './process.ts';
import { hungryTables, thinkersOf } from './thinking.ts';
import type { Time } from './time.ts';
import type { WakeUps } from './wakeUps.ts';

/** One server of several: its machine, and the house that runs there. */
export interface Node {
  readonly process: Process;
  readonly house: House;
  readonly nights: NightKeeper;
  run(fn: () => void): void;
  /** Takes a call; messages before the table is loaded wait. */
  accept(caller: Caller, line: Answering): Session;
}

/** The node's end of a line. */
interface Answering {
  send(text: string): void;
  /** Hears what the node receives before it reacts. */
  hears(text: string): void;
  close(because: Ending | 'tryLater'): void;
}

export interface NodeWishes {
  readonly name: string;
  readonly seed: string;
  readonly time: Time;
  readonly machine: Machine;
  readonly database: Database;
  readonly wakeUps: WakeUps;
  readonly deal?: Deal | undefined;
  readonly setting: Pick<Setting, 'isHungry' | 'restAfter'>;
  /** Its bots may get stuck until then. */
  readonly stickUntil: number;
  report(node: string, trouble: Trouble): void;
}

/** Less than usual, so a smaller flood is enough. */
const LIMITS = { messagesPerSecond: 40, guestShare: 50 };

export function startNode(wishes: NodeWishes): Node {
  const { name, seed, time, machine, database, wakeUps } = wishes;
  const chance = chanceOf(`${seed}/node/${name}`);
  const process = newProcess(name, time, machine);
  const pool = openPool(
    thinkersOf(process, time, chance, wishes.stickUntil),
    1,
    process.clock,
    (error) => wishes.report(name, { fault: 'background', error }),
  );
  const store = database.storeFor(process);
  const house = openHouse({
    node: name,
    store,
    bus: wakeUps.busFor(process),
    clock: process.clock,
    secret: () => chance.hex(64),
    botFor: (level, temperament, table) => pool.botFor(level, temperament, table),
    report: (trouble) => wishes.report(name, trouble),
    restAfter: wishes.setting.restAfter,
    ...(wishes.deal ? { deal: wishes.deal } : {}),
  });

  const nights = newNightKeeper({
    store,
    readings: newReadings(store),
    clock: process.clock,
    secret: () => chance.hex(64),
    isLevel: () => true,
    beginTable: async (...given) => house.begin(...given),
    room: async (table) => house.room(table),
    damaged: (table, error) => wishes.report(name, { fault: 'damaged', table, error }),
  });

  const limits = newLimits(LIMITS, process.clock, newRefusals());

  function accept({ table, guest, address = guest }: Caller, line: Answering): Session {
    let session: Session | undefined;
    let isGone = false;
    const early: string[] = [];
    const send = (message: FromTable): void => line.send(JSON.stringify(message));
    const wire = { ...line, send, unsent: () => 0 };
    process.run(() => {
      house.room(table).then(
        (room) => {
          if (isGone) return;
          if (!room) {
            line.close('noSuchTable');
            return;
          }
          session = newSession(room, guest, wire, process.clock, limits.payer(address, guest));
          for (const text of early) hear(session, text);
        },
        (error: unknown) => line.close(error instanceof Corrupt ? 'damaged' : 'tryLater'),
      );
    });
    function hear(by: Session, text: string): void {
      line.hears(text);
      by.hear(text);
    }

    return {
      hear(text) {
        if (session) hear(session, text);
        else early.push(text);
      },
      gone() {
        isGone = true;
        session?.gone();
      },
    };
  }

  if (wishes.setting.isHungry) hungryTables(pool, process);
  return { process, house, nights, run: (fn) => process.run(fn), accept };
}
