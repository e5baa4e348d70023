import { expect, test } from 'vitest';
import type { Command } from '@hand-and-foot/protocol';
import { entry } from '../testing/entries.ts';
import { inEachStore } from '../testing/inEachStore.ts';
import { LONG } from '../testing/openedStore.ts';
import type { HandedOut, Letter } from './store.ts';

inEachStore((at) => {
  // Leases

  test('one node at a time has a table, and nobody writes before', async () => {
    expect(await at.store.append('oak', { table: 'oak', epoch: 1 }, 0, [entry(1)])).toBe('lost');
    const other = await at.open();
    const takers = [at.store, other, at.store, other, at.store, other];
    const holds = await Promise.all(takers.map(async (one, i) => one.take('oak', `n${i}`, LONG)));
    expect(holds.filter((one) => one !== undefined)).toEqual([
      { table: 'oak', epoch: 1, isAfterCrash: false },
    ]);
    expect(await at.store.take('oak', 'late', LONG)).toBeUndefined();
  });

  test('a table whose node died is told from one that was released', async () => {
    await at.hold('oak', 'one', 0);
    const after = (await at.store.take('oak', 'two', LONG))!;
    expect(after.isAfterCrash).toBe(true);
    const elm = await at.hold('elm', 'one', 0);
    await at.store.release(elm);
    expect((await at.store.take('elm', 'two', LONG))!.isAfterCrash).toBe(false);
    // For good, also after a node that did let go.
    await at.store.release(after);
    expect((await at.store.take('oak', 'three', LONG))!.isAfterCrash).toBe(true);
  });

  test('one that is released can be taken at once, and the one before has lost it', async () => {
    const mine = await at.hold();
    await at.store.append('oak', mine, 0, [entry(1)]);
    await at.store.release(mine);
    const theirs = await at.hold('oak', 'two');
    expect(theirs.epoch).toBeGreaterThan(mine.epoch);
    expect(await at.store.append('oak', mine, 1, [entry(2)])).toBe('lost');
    expect(await at.store.append('oak', theirs, 1, [entry(2)])).toBe('ok');
    await at.store.release(mine);
    expect(await at.store.take('oak', 'three', LONG)).toBeUndefined();
  });

  test('one that has expired is held until another node takes it', async () => {
    const mine = await at.hold('oak', 'one', 0);
    expect(await at.store.append('oak', mine, 0, [entry(1)])).toBe('ok');
    const theirs = await at.hold('oak', 'two');
    expect(await at.store.append('oak', mine, 1, [entry(2)])).toBe('lost');
    expect(await at.store.renew('one', [mine], LONG)).toEqual([mine]);
    expect(await at.store.append('oak', theirs, 1, [entry(2)])).toBe('ok');
  });

  test('renewing keeps the leases still held and names the lost ones', async () => {
    const [oak, elm] = [await at.hold('oak', 'one', 0), await at.hold('elm', 'one', 0)];
    const never = { table: 'ash', epoch: 1 };
    await at.store.take('elm', 'two', LONG);
    expect(await at.store.renew('one', [oak, elm, never], LONG)).toEqual([elm, never]);
    expect(await at.store.take('oak', 'two', LONG)).toBeUndefined();
    expect(await at.store.renew('one', [], LONG)).toEqual([]);
    const many = Array.from({ length: 1500 }, (_, i) => ({ table: `none ${i}`, epoch: 1 }));
    expect(await at.store.renew('one', [...many, oak], LONG)).toEqual(many);
  });

  test('tables that no node has', async () => {
    const oak = await at.hold('oak');
    await at.hold('elm', 'one', 0);
    expect(await at.store.alone(['none', 'oak', 'elm'])).toEqual(['none', 'elm']);
    await at.store.release(oak);
    expect(await at.store.alone(['oak'])).toEqual(['oak']);
    expect(await at.store.alone([])).toEqual([]);
  });

  test('a lease that ends later than any can, since the clock was set back, holds nobody up', async () => {
    const mine = await at.hold('oak', 'gone', 3_600_000);
    expect(await at.store.alone(['oak'])).toEqual(['oak']);
    const theirs = await at.hold('oak', 'two');
    expect(await at.store.append('oak', mine, 0, [entry(1)])).toBe('lost');
    expect(await at.store.append('oak', theirs, 0, [entry(1)])).toBe('ok');
  });

  test('a node may take again what it has, and then only the later hold is good', async () => {
    const first = await at.hold();
    const second = await at.hold();
    expect(await at.store.append('oak', first, 0, [entry(1)])).toBe('lost');
    expect(await at.store.append('oak', second, 0, [entry(1)])).toBe('ok');
    expect(await at.store.renew('one', [first, second], LONG)).toEqual([first]);
  });

  // Nodes' own leases

  test('a table is held as long as both its own time and its node’s last', async () => {
    await at.store.stay('one', LONG);
    for (const [table, span] of [
      ['oak', LONG],
      ['elm', LONG],
      ['ash', 0],
    ] as const)
      await at.hold(table, 'one', span);
    expect(await at.store.take('oak', 'two', LONG)).toBeUndefined();
    expect(await at.store.alone(['oak', 'elm', 'ash'])).toEqual(['ash']);
    await at.store.stay('one', 0);
    expect(await at.store.alone(['oak', 'elm', 'ash'])).toEqual(['oak', 'elm', 'ash']);
    await at.store.stay('two', LONG);
    expect(await at.store.take('oak', 'two', LONG)).toMatchObject({ epoch: 2, isAfterCrash: true });
    expect(await at.store.alone(['oak', 'elm', 'ash'])).toEqual(['elm', 'ash']);
    await at.store.stay('one', LONG);
    expect(await at.store.take('elm', 'two', LONG)).toBeUndefined();
    expect(await at.store.take('oak', 'one', LONG)).toBeUndefined();
    expect(await at.store.take('ash', 'two', LONG)).toBeDefined();
  });

  test('a node learns that tables were taken from it when it stays again', async () => {
    const first = await at.store.stay('one', 0);
    const holds = [
      await at.hold('oak', 'one'),
      await at.hold('elm', 'one'),
      await at.hold('ash', 'one', 0),
    ] as const;
    expect(await at.store.stay('one', 0)).toBe(first);
    await at.hold('oak', 'two');
    const second = await at.store.stay('one', LONG);
    expect(second).toBeGreaterThan(first);
    await at.hold('ash', 'two');
    expect(await at.store.stay('one', LONG)).toBeGreaterThan(second);
    expect(await at.store.renew('one', holds, LONG)).toEqual([holds[0], holds[2]]);
  });

  test('a table that its node let go of is free, however long that node stays', async () => {
    await at.store.stay('one', LONG);
    await at.store.release(await at.hold('oak', 'one'));
    expect(await at.store.alone(['oak'])).toEqual(['oak']);
    expect((await at.store.take('oak', 'two', LONG))!.isAfterCrash).toBe(false);
  });

  test('a node that stays longer than any can, since the clock was set back, holds nobody up', async () => {
    await at.store.stay('gone', 3_600_000);
    await at.hold('oak', 'gone');
    expect(await at.store.alone(['oak'])).toEqual(['oak']);
    expect((await at.hold('oak', 'two')).epoch).toBe(2);
  });

  test('while nodes stay and take from each other at once, a table is taken only if its node hears of it', async () => {
    const other = await at.open();
    for (let turn = 0; turn < 30; turn++) {
      const [table, mine] = [`table ${turn}`, `node ${turn}`];
      const before = await at.store.stay(mine, 0);
      const held = await at.hold(table, mine);
      const [stayed, ...taken] = await Promise.all([
        at.store.stay(mine, LONG),
        ...['b', 'c', 'd'].map(async (name) => other.take(table, `${name}${turn}`, LONG)),
      ]);
      const hasLost = (await at.store.renew(mine, [held], LONG)).length > 0;
      expect(taken.filter(Boolean)).toHaveLength(hasLost ? 1 : 0);
      expect(stayed > before).toBe(hasLost);
    }
  });

  test('the log is one story through take-overs and late appends', async () => {
    const other = await at.open();
    let seq = 0;
    for (let turn = 0; turn < 10; turn++) {
      const [mine, theirs] = [`a${turn}`, `b${turn}`];
      const before = (await at.store.take('oak', mine, 0))!;
      const racing = at.store.append('oak', before, seq, [entry(seq + 1, mine)]);
      const after = (await other.take('oak', theirs, 0))!;
      seq += (await racing) === 'ok' ? 1 : 0;
      expect(await at.store.append('oak', before, seq, [entry(seq + 1, 'late')])).toBe('lost');
      expect(await other.append('oak', after, seq, [entry(seq + 1, theirs)])).toBe('ok');
      seq += 1;
    }
    expect(await at.store.read('oak', 1)).toHaveLength(seq);
  });

  // Letters

  const MOST = 10;
  const command = (id: string): Command => ({ id, expects: 1, ask: { do: 'deal' } });
  const letter = (id: string, table = 'oak'): Letter => ({
    table,
    id,
    guest: { guest: 'ann', code: 'door' },
    command: command(id),
  });

  test('letters wait in order until they are answered', async () => {
    for (const id of ['b', 'a', 'c', 'a']) await at.store.post(letter(id), MOST);
    await at.store.post(letter('a', 'elm'), MOST);
    expect(await at.store.letters('oak')).toEqual([letter('b'), letter('a'), letter('c')]);
    await at.store.answer('oak', 'b', { ok: true });
    await at.store.post(letter('b'), MOST);
    expect(await at.store.letters('oak')).toEqual([letter('a'), letter('c')]);
  });

  test('the tables that letters wait for are known at once', async () => {
    expect(await at.store.awaited()).toEqual([]);
    for (const [id, table] of [
      ['a', 'oak'],
      ['b', 'oak'],
      ['a', 'elm'],
    ] as const)
      await at.store.post(letter(id, table), MOST);
    expect((await at.store.awaited()).sort()).toEqual(['elm', 'oak']);
    await at.store.answer('oak', 'a', { ok: true });
    await at.store.answer('elm', 'a', { ok: true });
    expect(await at.store.awaited()).toEqual(['oak']);
  });

  test('an answer is the first that was given, and is collected once', async () => {
    await at.store.post(letter('a'), MOST);
    expect(await at.store.collect('oak', ['a'])).toEqual([]);
    await at.store.answer('oak', 'a', { seq: 1 });
    await at.store.answer('oak', 'a', { seq: 2 });
    expect(await at.store.collect('oak', ['a', 'b'])).toEqual([{ id: 'a', answer: { seq: 1 } }]);
    expect(await at.store.collect('oak', ['a'])).toEqual([]);
  });

  test('only so many letters lie at a table, and one that lies there may be posted again', async () => {
    for (let id = 0; id < MOST; id++) expect(await at.store.post(letter(`${id}`), MOST)).toBe('ok');
    expect(await at.store.post(letter('one more'), MOST)).toBe('full');
    expect(await at.store.post(letter('0'), MOST)).toBe('ok');
    expect(await at.store.post(letter('one more', 'elm'), MOST)).toBe('ok');
    expect(await at.store.letters('oak')).toHaveLength(MOST);
  });

  test('each delivery of a letter is counted, until it is answered', async () => {
    for (const id of ['a', 'b', 'c']) await at.store.post(letter(id), MOST);
    const byId = (one: HandedOut, other: HandedOut): number => one.id.localeCompare(other.id);
    const handOut = async (ids: string[]): Promise<HandedOut[]> =>
      [...(await at.store.handOut('oak', ids))].sort(byId);
    expect(await handOut(['a', 'b'])).toEqual([
      { id: 'a', deliveries: 1 },
      { id: 'b', deliveries: 1 },
    ]);
    await at.store.answer('oak', 'b', { ok: true });
    expect(await handOut(['a', 'b'])).toEqual([{ id: 'a', deliveries: 2 }]);
    await at.store.post(letter('a'), MOST);
    expect(await handOut(['a', 'c'])).toEqual([
      { id: 'a', deliveries: 3 },
      { id: 'c', deliveries: 1 },
    ]);
  });

  test('letters that were given up are remembered for a while', async () => {
    for (const id of ['a', 'a', 'b']) await at.store.giveUp(letter(id));
    expect((await at.store.givenUp('oak')).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    expect((await at.store.givenUp('oak')).find(({ id }) => id === 'a')).toEqual(letter('a'));
    expect(await at.store.givenUp('elm')).toEqual([]);
    await at.store.sweep({ answered: 0, waiting: 0, givenUp: LONG });
    expect(await at.store.givenUp('oak')).toHaveLength(2);
    await at.store.sweep({ answered: LONG, waiting: LONG, givenUp: 0 });
    expect(await at.store.givenUp('oak')).toEqual([]);
  });

  test('answers that nobody came for are thrown away sooner than waiting letters', async () => {
    for (const id of ['a', 'b']) await at.store.post(letter(id), MOST);
    await at.store.answer('oak', 'a', { ok: true });
    await at.store.sweep({ answered: 0, waiting: LONG, givenUp: LONG });
    expect(await at.store.collect('oak', ['a'])).toEqual([]);
    expect(await at.store.letters('oak')).toEqual([letter('b')]);
  });

  test('letters are thrown away when they are old', async () => {
    await at.store.post(letter('a'), MOST);
    await at.store.sweep({ answered: 0, waiting: LONG, givenUp: LONG });
    expect(await at.store.letters('oak')).toHaveLength(1);
    await at.store.sweep({ answered: LONG, waiting: 0, givenUp: LONG });
    expect(await at.store.letters('oak')).toEqual([]);
  });

  // The operator's desk

  test('blocks are known to all nodes until they are lifted', async () => {
    const [ann, home] = [
      { kind: 'guest', name: 'ann' },
      { kind: 'address', name: '203.0.113.9' },
    ] as const;
    await at.store.block(ann);
    await at.store.block(ann);
    await at.store.block(home);
    expect(await (await at.open()).blocks()).toHaveLength(2);
    await at.store.unblock(ann);
    expect(await at.store.blocks()).toEqual([home]);
  });

  test('nodes report themselves, and hear when to drain', async () => {
    await at.store.beat('a', '{"sockets":1}');
    await at.store.beat('b', '{}');
    await at.store.drain('a', true);
    await at.store.beat('a', '{"sockets":2}');
    const other = await at.open();
    expect(await other.nodes()).toMatchObject([
      { node: 'a', draining: true, body: '{"sockets":2}' },
      { node: 'b', draining: false },
    ]);
    for (const { age } of await other.nodes()) expect(age).toBeLessThan(60_000);
    await at.store.drain('a', false);
    expect((await other.nodes())[0]).toMatchObject({ draining: false });
  });

  test('tables are counted', async () => {
    await at.hold('oak');
    await at.hold('elm');
    expect(await at.store.countTables()).toBe(2);
  });
});
