import { expect, test } from 'vitest';
import { entry } from '../testing/entries.ts';
import { inEachStore } from '../testing/inEachStore.ts';
import { LONG } from '../testing/openedStore.ts';
import type { Store } from './store.ts';

inEachStore((at, place) => {
  // Scorepads

  test('an entry on a pad is there once, even if others send it again, and after opening again', async () => {
    const one = { device: 'ann', count: 1, body: '{"a":1}' };
    const two = { device: 'ann', count: 2, body: '{"a":2}' };
    const other = { device: 'Bo', count: 1, body: '{"b":1}' };
    await at.store.addToPad('sunday', [two, other]);
    await at.store.addToPad('sunday', [one, two, { ...other, body: '{"b":9}' }]);
    await at.store.addToPad('monday', [one]);
    expect(await (await at.open()).readPad('sunday')).toEqual([other, one, two]);
    expect(await at.store.readPad('tuesday')).toEqual([]);
  });

  // Tables that nobody played at

  test('a table without a deal is found, and thrown away by the node that has it', async () => {
    const told = { ...entry(1), entry: 'said', seat: 0, text: 'not "entry":"dealt" yet' } as const;
    const dealt = { ...entry(1), entry: 'dealt', round: 1, seed: 'x' } as const;
    const [oak, elm] = [await at.hold('oak'), await at.hold('elm')];
    await at.store.append('oak', oak, 0, [told]);
    await at.store.append('elm', elm, 0, [dealt]);
    await at.store.note('ann', 'oak');
    await at.store.note('ann', 'elm');
    expect(await at.store.undealt()).toEqual(['oak']);
    await at.store.drop({ ...oak, epoch: oak.epoch + 1 });
    expect(await at.store.read('oak', 1)).toEqual([told]);
    await at.store.drop(oak);
    expect(await at.store.read('oak', 1)).toEqual([]);
    expect(await at.store.tablesOf('ann')).toEqual([{ table: 'elm', seq: 1 }]);
    expect(await at.store.undealt()).toEqual([]);
    expect(await (await at.open()).read('elm', 1)).toEqual([dealt]);
    await at.store.release(oak);
    expect((await at.hold('oak')).epoch).toBe(oak.epoch + 1);
  });

  // The log

  test('entries that were answered with ok are unchanged after opening again', async () => {
    const oak = await at.hold();
    expect(await at.store.append('oak', oak, 0, [entry(1)])).toBe('ok');
    expect(await at.store.append('oak', oak, 1, [entry(2, 'a'), entry(3, 'b')])).toBe('ok');
    const again = await at.open();
    expect(await again.read('oak', 1)).toEqual([entry(1), entry(2, 'a'), entry(3, 'b')]);
    expect(await again.read('oak', 3)).toEqual([entry(3, 'b')]);
    expect(await again.read('oak', 4)).toEqual([]);
    expect(await again.read('elm', 1)).toEqual([]);
  });

  test('an append that expects another last entry is a conflict and leaves nothing', async () => {
    const oak = await at.hold();
    await at.store.append('oak', oak, 0, [entry(1)]);
    expect(await at.store.append('oak', oak, 0, [entry(1)])).toBe('conflict');
    expect(await at.store.append('oak', oak, 2, [entry(3)])).toBe('conflict');
    await expect(at.store.append('oak', oak, 1, [entry(3)])).rejects.toThrow(/gap/);
    expect(await at.store.read('oak', 1)).toEqual([entry(1)]);
  });

  test('the outcome of a command is found by its table, its guest and its id', async () => {
    const [oak, elm] = [await at.hold('oak'), await at.hold('elm')];
    const byTheHost = { from: 'host', command: 'a' } as const;
    const oddly = { from: 'a "guest" \\', command: 'ä "b", {\n\u0001' } as const;
    await at.store.append('oak', oak, 0, [entry(1), entry(2, 'a'), entry(3, 'b')]);
    await at.store.append('oak', oak, 3, [{ ...entry(4), answers: byTheHost }]);
    await at.store.append('oak', oak, 4, [{ ...entry(5), answers: oddly }]);
    await at.store.append('elm', elm, 0, [entry(1, 'c')]);
    const found = async (one: Store): Promise<(number | undefined)[]> =>
      Promise.all([
        one.find('oak', { from: 0, command: 'a' }, 1),
        one.find('oak', { from: 0, command: 'a' }, 2),
        one.find('oak', { from: 0, command: 'a' }, 3),
        one.find('oak', byTheHost, 1),
        one.find('oak', oddly, 4),
        one.find('oak', { from: 1, command: 'a' }, 1),
        one.find('oak', { from: 0, command: 'c' }, 1),
        one.find('elm', { from: 0, command: 'c' }, 1),
      ]);
    const expected = [2, 2, undefined, 4, 5, undefined, undefined, 1];
    expect(await found(at.store)).toEqual(expected);
    // Moves all entries into rows, in case some aren't.
    await at.store.undealt();
    expect(await found(at.store)).toEqual(expected);
    expect(await found(await at.open())).toEqual(expected);
  });

  test("the store doesn't care whether a command was done before", async () => {
    const oak = await at.hold();
    expect(await at.store.append('oak', oak, 0, [entry(1, 'a')])).toBe('ok');
    expect(await at.store.append('oak', oak, 1, [entry(2, 'a'), entry(3, 'a')])).toBe('ok');
    expect(await at.store.find('oak', { from: 0, command: 'a' }, 1)).toBe(1);
    expect(await at.store.find('oak', { from: 0, command: 'a' }, 2)).toBe(2);
  });

  test('of two writers that expect the same, one succeeds', async () => {
    const oak = await at.hold();
    const other = await at.open();
    for (let seq = 1; seq <= 20; seq++) {
      const outcomes = await Promise.all([
        at.store.append('oak', oak, seq - 1, [entry(seq, `mine ${seq}`)]),
        at.store.append('oak', oak, seq - 1, [entry(seq, `also mine ${seq}`)]),
        other.append('oak', oak, seq - 1, [entry(seq, `theirs ${seq}`)]),
      ]);
      expect(outcomes.sort()).toEqual(['conflict', 'conflict', 'ok']);
    }
    expect(await at.store.read('oak', 1)).toHaveLength(20);
  });

  test('a conflict at one table does not disturb others in the same moment', async () => {
    const [oak, elm, ash] = [await at.hold('oak'), await at.hold('elm'), await at.hold('ash')];
    await at.store.append('elm', elm, 0, [entry(1)]);
    const outcomes = await Promise.all([
      at.store.append('oak', oak, 0, [entry(1)]),
      at.store.append('elm', elm, 0, [entry(1)]),
      at.store.append('ash', { ...ash, epoch: 7 }, 0, [entry(1)]),
      at.store.append('oak', oak, 1, [entry(2), entry(3)]),
    ]);
    expect(outcomes).toEqual(['ok', 'conflict', 'lost', 'ok']);
    expect(await at.store.read('oak', 1)).toHaveLength(3);
  });

  test('hundreds of tables write at once: all in order, none lost or doubled', async () => {
    const [tables, each] = [150, 8];
    const names = Array.from({ length: tables }, (_, i) => `table ${i}`);
    const stores = [at.store, await at.open()];
    await Promise.all(
      names.map(async (name, i) => {
        const mine = stores[i % 2]!;
        const held = (await mine.take(name, `node ${i % 2}`, LONG))!;
        for (let seq = 1; seq <= each; seq++)
          expect(await mine.append(name, held, seq - 1, [entry(seq, `c${seq}`)])).toBe('ok');
      }),
    );
    const expected = Array.from({ length: each }, (_, i) => entry(i + 1, `c${i + 1}`));
    for (const name of names) expect(await at.store.read(name, 1)).toEqual(expected);
  });

  // Guests

  test('the tables of a guest, those last written to first', async () => {
    for (const [i, table] of ['oak', 'elm', 'ash'].entries()) {
      await at.store.append(table, await at.hold(table), 0, [entry(1, undefined, 7 ** (i + 1))]);
      await at.store.note('ann', table);
    }
    await at.store.append('oak', await at.hold('oak'), 1, [entry(2, undefined, 1000)]);
    await at.store.note('ann', 'not yet opened');
    await at.store.note('ann', 'oak');
    await at.store.note('bob', 'elm');
    const tablesOf = async (guest: string): Promise<unknown[]> =>
      (await at.store.tablesOf(guest)).map(({ table, seq }) => [table, seq]);
    const [oak, elm, unopened] = [
      ['oak', 2],
      ['elm', 1],
      ['not yet opened', 0],
    ];
    expect(await tablesOf('ann')).toEqual([oak, ['ash', 1], elm, unopened]);
    await at.store.forget('ann', 'ash');
    expect(await tablesOf('ann')).toEqual([oak, elm, unopened]);
    expect(await tablesOf('bob')).toEqual([elm]);
    expect(await tablesOf('cid')).toEqual([]);
  });

  // Outlines

  test('the outline of a table is the one kept last, and goes with the table', async () => {
    const oak = await at.hold('oak');
    await at.store.append('oak', oak, 0, [entry(1)]);
    await at.store.keepOutline('oak', { seq: 1, body: '"one"' });
    await at.store.keepOutline('oak', { seq: 2, body: '"two"' });
    await at.store.keepOutline('elm', { seq: 1, body: '"elm"' });
    const found = await at.store.outlinesOf(['oak', 'ash']);
    expect([...found]).toEqual([['oak', { seq: 2, body: '"two"' }]]);
    await at.store.drop(oak);
    expect((await at.store.outlinesOf(['oak', 'elm'])).size).toBe(1);
  });

  // The database

  test('several open an empty database at once', async () => {
    const fresh = await place();
    const stores = await Promise.all([fresh.open(), fresh.open(), fresh.open(), fresh.open()]);
    await Promise.all(stores.map(async (one) => one.check()));
    await Promise.all(stores.map(async (one) => one.close()));
    await fresh.remove();
  });

  test('once closed, nothing is answered ok', async () => {
    const oak = await at.hold();
    const other = await at.open();
    const written = other.append('oak', oak, 0, [entry(1)]);
    await other.close();
    at.forget(other);
    expect(await written).toBe('ok');
    await expect(other.append('oak', oak, 1, [entry(2)])).rejects.toThrow();
    await expect(other.check()).rejects.toThrow();
    expect(await at.store.read('oak', 1)).toEqual([entry(1)]);
  });
});
