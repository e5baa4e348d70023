import type { FromTable, Wish } from '@hand-and-foot/protocol';
import {
  finishedRecord,
  loadTable,
  tableStartFor,
  openTable,
  readLog,
  type Ports,
  type Table,
} from '@hand-and-foot/table';
import { botNamed } from '@hand-and-foot/bots';
import { unguessable } from './shared/chance.ts';
import { pacedClock, type PacedClock } from './clock.ts';
import { hintFor } from './hint.ts';
import type { FromHall, ToHall } from './shared/messages.ts';
import { otherTabs } from './otherTabs.ts';
import { keepOnShelf } from './shelf.ts';
import { troubleOf, type Store } from './store.ts';

interface Running {
  readonly table: Table;
  readonly clock: PacedClock;
  /** The page watches from one seat at a time. */
  stopWatching: () => void;
}

type Heard = Exclude<ToHall, { is: 'games' }>;

/** Runs this device's tables in a worker beside the page. `hear` rejects if something can't be done. */
export function openHall(store: Promise<Store>, tell: (message: FromHall) => void) {
  const running = new Map<string, Promise<Running>>();
  const tabs = otherTabs((id) => {
    running
      .get(id)
      ?.then(async ({ table }) => table.catchUp())
      .catch(() => undefined);
  });

  async function ports(clock: PacedClock): Promise<Ports> {
    const { log } = await store;
    return {
      log: tabs.telling(log),
      clock,
      entropy: { seed: () => unguessable(32) },
      botFor: (level, temperament) =>
        botNamed(temperament === undefined ? level : `${level}:${temperament}`),
      report(fault) {
        if (fault.fault === 'stopped') tell({ is: 'trouble', why: troubleOf(fault.error) });
      },
    };
  }

  async function begin(wish: Wish): Promise<string> {
    const granted = tableStartFor(wish);
    if (!granted.ok) throw new Error('no table can begin with these rules and seats');
    const id = unguessable(6);
    const clock = pacedClock();
    const table = await openTable(id, granted.opening, await ports(clock));
    if (!table) return begin(wish);
    running.set(id, seated(table, clock));
    // Somebody who sits down alone doesn't wait for a dealer.
    await new Promise<void>((done) => {
      table.ask('host', { id: 'first', expects: 1, ask: { do: 'deal' } }, () => done());
    });
    return id;
  }

  async function seated(table: Table, clock: PacedClock): Promise<Running> {
    keepOnShelf(table, await store);
    return { table, clock, stopWatching: () => undefined };
  }

  async function find(id: string): Promise<Running> {
    const found = running.get(id) ?? load(id);
    running.set(id, found);
    // The next try may have more luck.
    found.catch(() => running.get(id) === found && running.delete(id));
    return found;
  }

  async function load(id: string): Promise<Running> {
    const clock = pacedClock();
    const table = await loadTable(id, await ports(clock));
    if (!table) throw new Error('there is no such table');
    return seated(table, clock);
  }

  async function send({ table: id, seat, message }: Extract<ToHall, { is: 'send' }>) {
    const found = await find(id);
    const pass = (told: FromTable): void => tell({ is: 'told', table: id, seat, message: told });
    if (message.is === 'watch') {
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
    // Removed at once: somebody who comes back meanwhile gets the table anew, from its log.
    running.delete(id);
    const found = await leaving?.catch(() => undefined);
    found?.stopWatching();
    found?.table.leave();
  }

  async function entriesOf(id: string) {
    return readLog(id, await (await store).log.read(id, 1));
  }

  async function replyTo(message: Extract<Heard, { re: number }>): Promise<unknown> {
    switch (message.is) {
      case 'begin':
        return begin(message.wish);
      case 'hint':
        return hintFor(await entriesOf(message.table), message.seat);
      case 'record':
        return finishedRecord(await entriesOf(message.table));
      case 'forget':
        await leave(message.table);
        return (await store).forget(message.table);
    }
  }

  return async function hear(message: Heard): Promise<void> {
    switch (message.is) {
      case 'send':
        return send(message);
      case 'leave':
        return leave(message.table);
      case 'pace':
        return (await running.get(message.table))?.clock.setPace(message.pace);
      case 'tempo':
        return (await running.get(message.table))?.clock.setTempo(message.tempo);
      default:
        tell({ is: 'reply', re: message.re, value: await replyTo(message) });
    }
  };
}
