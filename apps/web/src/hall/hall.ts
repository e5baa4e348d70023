import type { FromTable, Wish } from '@hand-and-foot/protocol';
import {
  loadTable,
  openingFor,
  openTable,
  readLog,
  type Ports,
  type Table,
} from '@hand-and-foot/table';
import { botNamed } from '@hand-and-foot/bots';
import { unguessable } from './chance.ts';
import { hurriedClock, type HurriedClock } from './clock.ts';
import { hintFor } from './hint.ts';
import type { FromHall, ToHall } from './messages.ts';
import { keepOnShelf } from './shelf.ts';
import { recordFrom } from './recordFrom.ts';
import type { Store } from './store.ts';

interface Running {
  readonly table: Table;
  readonly clock: HurriedClock;
  /** The page watches from one seat at a time. */
  stopWatching: () => void;
}

/** Runs the tables of this device, in a worker beside the page. */
export function openHall(store: Promise<Store>, tell: (message: FromHall) => void) {
  const running = new Map<string, Promise<Running | undefined>>();

  async function ports(clock: HurriedClock): Promise<Ports> {
    return {
      log: (await store).log,
      clock,
      entropy: { seed: () => unguessable(32) },
      botFor: (level, temperament) =>
        botNamed(temperament === undefined ? level : `${level}:${temperament}`),
    };
  }

  async function begin(wish: Wish): Promise<string> {
    const granted = openingFor(wish);
    if (!granted.ok) throw new Error('no table can begin with these rules and seats');
    const id = unguessable(6);
    const clock = hurriedClock();
    const table = await openTable(id, granted.opening, await ports(clock));
    if (!table) return begin(wish);
    running.set(id, Promise.resolve({ table, clock, stopWatching: () => undefined }));
    keepOnShelf(table, await store);
    // Nobody who sits down alone waits for a dealer.
    await new Promise<void>((done) => {
      table.ask('host', { id: 'first', expects: 1, ask: { do: 'deal' } }, () => done());
    });
    return id;
  }

  async function find(id: string): Promise<Running | undefined> {
    if (!running.has(id)) running.set(id, load(id));
    const found = await running.get(id);
    if (!found) running.delete(id);
    return found;
  }

  async function load(id: string): Promise<Running | undefined> {
    const clock = hurriedClock();
    const table = await loadTable(id, await ports(clock));
    if (!table) return undefined;
    keepOnShelf(table, await store);
    return { table, clock, stopWatching: () => undefined };
  }

  async function send({ table: id, seat, message }: Extract<ToHall, { is: 'send' }>) {
    const found = await find(id).catch(() => undefined);
    const pass = (told: FromTable): void => tell({ is: 'told', table: id, seat, message: told });
    if (!found) pass({ is: 'stopped' });
    else if (message.is === 'watch') {
      found.stopWatching();
      found.stopWatching = found.table.watch(seat, pass, message.have);
    } else {
      found.table.ask(seat, message, ({ missed, answer }) => {
        missed.forEach(pass);
        pass(answer);
      });
    }
  }

  async function leave(id: string): Promise<void> {
    const leaving = running.get(id);
    // At once: whoever comes back meanwhile is given the table anew, from its log.
    running.delete(id);
    const found = await leaving;
    found?.stopWatching();
    found?.table.leave();
  }

  async function entriesOf(id: string) {
    return readLog(await (await store).log.read(id, 1));
  }

  async function replyTo(message: Extract<ToHall, { re: number }>): Promise<unknown> {
    switch (message.is) {
      case 'games':
        return (await store).games();
      case 'begin':
        return begin(message.wish);
      case 'hint':
        return hintFor(await entriesOf(message.table), message.seat);
      case 'record':
        return recordFrom(await entriesOf(message.table));
      case 'forget':
        await leave(message.table);
        return (await store).forget(message.table);
    }
  }

  return async function hear(message: ToHall): Promise<void> {
    if (message.is === 'send') return send(message);
    if (message.is === 'leave') return leave(message.table);
    if (message.is === 'hurry') {
      (await running.get(message.table))?.clock.hurry(message.on);
      return;
    }
    const { re } = message;
    try {
      tell({ is: 'reply', re, value: await replyTo(message) });
    } catch {
      tell({ is: 'failed', re });
    }
  };
}
