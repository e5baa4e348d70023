import { loadNet } from '@hand-and-foot/bots';
import type { FromTable } from '@hand-and-foot/protocol';
import { finishedRecord, readLog } from '@hand-and-foot/table';
import { branchOff, dailyTable } from './beginnings.ts';
import { hintFor } from './advice/hint.ts';
import { runningTables } from './runningTables.ts';
import type { FromHall, ToHall } from './shared/messages.ts';
import type { Store } from './store.ts';

type Heard = Exclude<ToHall, { is: 'games' | 'stats' | 'csv' | 'story' | 'uncount' }>;

/** Runs this device's tables in a worker beside the page. `hear` rejects if something can't be done. */
export function openHall(store: Promise<Store>, tell: (message: FromHall) => void) {
  const { begin, beginWith, find, leave, clockOf } = runningTables(store, tell);

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

  async function entriesOf(id: string) {
    return readLog(id, await (await store).log.read(id, 1));
  }

  /** A game's branches go with it. */
  async function forget(id: string): Promise<void> {
    const kept = await store;
    const branches = (await kept.games()).filter(({ branch }) => branch?.of === id);
    for (const each of [id, ...branches.map((game) => game.id)]) {
      await leave(each);
      await kept.forget(each);
    }
  }

  async function replyTo(message: Extract<Heard, { re: number }>): Promise<unknown> {
    switch (message.is) {
      case 'begin':
        return begin(message.wish);
      case 'branch':
        return branchOff(beginWith, message.wish, message.from);
      case 'daily':
        return dailyTable(beginWith, message.deal, message.player);
      case 'rename':
        return (await store).rename(message.table, message.name);
      case 'hint':
        await loadNet();
        return hintFor(await entriesOf(message.table), message.seat);
      case 'coach': {
        const { coachOn } = await import('./advice/coach.ts');
        await loadNet();
        return coachOn(await entriesOf(message.table), message.seq);
      }
      case 'record':
        return finishedRecord(await entriesOf(message.table));
      case 'forget':
        return forget(message.table);
    }
  }

  return async function hear(message: Heard): Promise<void> {
    switch (message.is) {
      case 'send':
        return send(message);
      case 'leave':
        return leave(message.table);
      case 'pace':
        return (await clockOf(message.table))?.setPace(message.pace);
      case 'tempo':
        return (await clockOf(message.table))?.setTempo(message.tempo);
      default:
        tell({ is: 'reply', re: message.re, value: await replyTo(message) });
    }
  };
}
