import type { Event } from '@hand-and-foot/engine';
import type { FromClient, FromTable, News, Snapshot } from '@hand-and-foot/protocol';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { followTable } from './followTable.ts';

const { id, name, rules } = ruleSetById('six-deck')!;
const snapshot: Snapshot = {
  is: 'snapshot',
  protocol: 1,
  seq: 7,
  seat: 0,
  terms: { rules: { id, name, rules }, seating: 'pairs', pace: 'normal' },
  seats: Array.from({ length: 4 }, () => ({ is: 'nobody' })),
  lately: [],
  rounds: [],
  closed: false,
  shared: { host: true, invited: true, shuffles: [], said: [], turnAge: 0 },
};

async function following() {
  const listeners = new Set<(message: FromTable) => void>();
  const sent: FromClient[] = [];
  const tell = (message: FromTable) => Array.from(listeners, (listener) => listener(message));
  const joining = followTable('table', {
    send: (message) => sent.push(message),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPace: () => undefined,
    leave: () => undefined,
  });
  tell(snapshot);
  return { link: (await joining)!, tell, sent };
}

const begun: Event = { event: 'roundBegan', round: 1, starter: 0 };
const saying = (seq: number): News => ({ is: 'said', seq, seat: 1, text: 'Hello!', at: 0 });

test('chat is known, and listeners hear about each entry', async () => {
  const { link, tell } = await following();
  const heard: number[] = [];
  link.listen((events) => heard.push(events.length));
  tell(saying(8));
  expect(link.known.value.shared?.said).toMatchObject([{ text: 'Hello!' }]);
  expect(heard).toEqual([0]);
});

test('where something is missing the rest is asked for, and nothing is taken in', async () => {
  const { link, tell, sent } = await following();
  tell(saying(9));
  expect(link.known.value.seq).toBe(7);
  expect(sent.at(-1)).toMatchObject({ is: 'watch', have: 7 });
});

test('an answer settles when what it did can be seen', async () => {
  const { link, tell, sent } = await following();
  const answered = link.ask({ do: 'say', text: 'Hello!' });
  const command = sent.at(-1);
  tell({ is: 'answer', to: command?.is === 'ask' ? command.id : '', ok: true, seq: 8 });
  let isSettled = false;
  void answered.then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  tell(saying(8));
  expect((await answered).ok).toBe(true);
});

test('steps taken back leave the turns as they were before them', async () => {
  const { link, tell } = await following();
  const drew: Event = { event: 'drew', seat: 0, cards: [1, 2], from: [0, 0] };
  const discarded: Event = { event: 'discarded', seat: 0, card: 1, froze: false };
  const undone: number[] = [];
  link.listen((_, __, back) => undone.push(back?.to ?? 0));
  tell({ is: 'happened', seq: 8, events: [begun, drew] });
  tell({ is: 'happened', seq: 9, events: [discarded] });
  const { view } = link.known.value;
  tell({ ...snapshot, view: view!, seq: 10, lately: [begun, drew], undone: { seat: 0, to: 8 } });
  expect(link.turns.value.flatMap(({ events }) => events)).toEqual([begun, drew]);
  expect(undone).toEqual([0, 0, 8]);
});
