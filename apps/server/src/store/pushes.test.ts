import { beforeEach, expect, test } from 'vitest';
import { inEachStore } from '../testing/inEachStore.ts';
import type { WholeStore } from './wholeStore.ts';

const deviceAt = (endpoint: string, language = 'en') => ({
  endpoint,
  p256dh: 'point',
  auth: 'secret',
  language,
  site: 'https://cards.example',
});

inEachStore((at) => {
  let store: WholeStore;
  let other: WholeStore;

  beforeEach(async () => {
    ({ store } = at);
    other = await at.open();
  });

  test('all nodes have the key pair that was kept first', async () => {
    const pairs = ['one', 'two', 'three'].map((name) => ({ publicKey: name, privateKey: name }));
    const [first] = await Promise.all([
      store.keepPushKeys(pairs[0]!),
      other.keepPushKeys(pairs[1]!),
    ]);
    expect(await store.keepPushKeys(pairs[2]!)).toEqual(first);
    expect(await other.keepPushKeys(pairs[2]!)).toEqual(first);
  });

  test('a device is replaced when it comes again, and the oldest make room', async () => {
    await store.addDevice('ann', deviceAt('a'), 2);
    await store.addDevice('ann', deviceAt('a', 'es'), 2);
    expect(await store.devicesOf('ann')).toEqual([deviceAt('a', 'es')]);
    for (const endpoint of ['b', 'c']) {
      // The database's clock counts milliseconds.
      await new Promise((resolve) => setTimeout(resolve, 5));
      await store.addDevice('ann', deviceAt(endpoint), 2);
    }
    expect(await other.devicesOf('ann')).toEqual([deviceAt('b'), deviceAt('c')]);
  });

  test('a browser belongs to one guest: the last one it spoke for', async () => {
    await store.addDevice('ann', deviceAt('a'), 2);
    await store.addDevice('bo', deviceAt('a'), 2);
    expect(await store.devicesOf('ann')).toEqual([]);
    await store.dropDevice('a', 'ann');
    expect(await store.devicesOf('bo')).toEqual([deviceAt('a')]);
    await store.dropDevice('a');
    expect(await store.devicesOf('bo')).toEqual([]);
  });

  test('one of all nodes may notify of a turn, once', async () => {
    const claims = [store, other, store, other].map((one) => one.claimTurn('ann', 'oak', 7));
    expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
    expect(await store.claimTurn('ann', 'oak', 6)).toBe(false);
    expect(await store.claimTurn('bo', 'oak', 7)).toBe(true);
    expect(await store.claimTurn('ann', 'elm', 7)).toBe(true);
    expect(await other.claimTurn('ann', 'oak', 8)).toBe(true);
  });

  test('nobody is notified of a muted table', async () => {
    await store.mute('ann', 'oak', true);
    await store.mute('ann', 'elm', true);
    expect(await other.mutedBy('ann')).toEqual(['elm', 'oak']);
    expect(await other.claimTurn('ann', 'oak', 7)).toBe(false);
    await store.mute('ann', 'oak', false);
    expect(await store.mutedBy('ann')).toEqual(['elm']);
    expect(await store.claimTurn('ann', 'oak', 7)).toBe(true);
  });
});
