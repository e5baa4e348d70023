import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasRedis, startRedis, type RedisServer } from '../testing/redis.ts';
import type { Bus, Wake } from './bus.ts';
import { inProcessBus, type Cable } from './inProcess.ts';
import { MOST_UNSENT, redisBus } from './redis.ts';

const written: Wake = { is: 'written' };
const answered: Wake = { is: 'answered', letter: 'l1' };
const present: Wake = { is: 'present', node: 'n1', seats: [0, 2], watchers: 3, hello: true };

const open: Bus[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(async (bus) => bus.close()));
});

async function until(what: () => boolean): Promise<void> {
  while (!what()) await sleep(10);
}

/** Wake-ups a bus receives for a table. */
function ears(bus: Bus, table: string): Wake[] {
  const heard: Wake[] = [];
  bus.follow(table, (wake) => heard.push(wake));
  return heard;
}

/** Wakes until it's heard, because a wake-up may be lost while somebody subscribes. */
async function wakeUntilHeard(from: Bus, heard: Wake[], table = 'oak'): Promise<void> {
  const before = heard.length;
  while (heard.length === before) {
    from.wake(table, { is: 'posted' });
    await sleep(20);
  }
  await sleep(50);
  heard.length = 0;
}

function contract(buses: () => [Bus, Bus]): void {
  test('another node hears of the tables it follows, in order', async () => {
    const [one, two] = buses();
    const heard = ears(two, 'oak');
    const elsewhere = ears(two, 'elm');
    await wakeUntilHeard(one, heard);
    for (const wake of [written, answered, present]) one.wake('oak', wake);
    await until(() => heard.length === 3);
    expect(heard).toEqual([written, answered, present]);
    expect(elsewhere).toEqual([]);
  });

  test('nobody hears themselves, nor after they have stopped to follow', async () => {
    const [one, two] = buses();
    const own = ears(one, 'oak');
    const heard = ears(two, 'oak');
    const stopped: Wake[] = [];
    const stop = two.follow('oak', (wake) => stopped.push(wake));
    await wakeUntilHeard(one, heard);
    stop();
    stop();
    stopped.length = 0;
    one.wake('oak', written);
    await until(() => heard.length === 1);
    expect([own, stopped]).toEqual([[], []]);
  });
}

describe('in one process', () => {
  contract(() => {
    const cable: Cable = new Set();
    open.push(inProcessBus(cable), inProcessBus(cable));
    return open.slice(-2) as [Bus, Bus];
  });

  test('a server that is alone is always up and hears nothing', () => {
    const bus = inProcessBus();
    ears(bus, 'oak');
    bus.wake('oak', written);
    expect(bus.isUp()).toBe(true);
  });
});

describe.skipIf(!hasRedis())('Redis (skipped where there is no redis-server)', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(async () => redis.stop());

  function buses(): [Bus, Bus] {
    open.push(redisBus(redis.url), redisBus(redis.url));
    return open.slice(-2) as [Bus, Bus];
  }

  contract(buses);

  test('anything but a wake-up is ignored', async () => {
    const [one, two] = buses();
    const heard = ears(two, 'oak');
    await wakeUntilHeard(one, heard);
    const stranger = new Redis(redis.url);
    for (const text of ['', 'x', 'null', '[]', '{}', '{"by":"x","is":"sung"}', '{"is":"written"}'])
      await stranger.publish('hand-and-foot:table:oak', text);
    await stranger.publish('hand-and-foot:table:oak', '{"by":"x","is":"present","seats":[-1]}');
    stranger.disconnect();
    one.wake('oak', written);
    await until(() => heard.length > 0);
    expect(heard).toEqual([written]);
  });

  test('a Redis that dies is noticed, harms nobody, and is found again', async () => {
    const [one, two] = buses();
    const heard = ears(two, 'oak');
    await wakeUntilHeard(one, heard);
    await until(() => one.isUp() && two.isUp());
    await redis.kill();
    await until(() => !one.isUp() && !two.isUp());
    one.wake('oak', written);
    const later = ears(two, 'elm');
    await redis.start();
    await until(() => one.isUp() && two.isUp());
    await wakeUntilHeard(one, heard);
    await wakeUntilHeard(one, later, 'elm');
  });

  test('one that is frozen counts as down until it goes on', async () => {
    const [one] = buses();
    await until(() => one.isUp());
    process.kill(redis.pid(), 'SIGSTOP');
    await until(() => !one.isUp());
    process.kill(redis.pid(), 'SIGCONT');
    await until(() => one.isUp());
  });

  test('while it is frozen only so many wake-ups wait for it, and later ones go through again', async () => {
    const [one, two] = buses();
    const heard = ears(two, 'oak');
    await wakeUntilHeard(one, heard);
    process.kill(redis.pid(), 'SIGSTOP');
    for (let times = 0; times < 2 * MOST_UNSENT; times++) one.wake('oak', written);
    process.kill(redis.pid(), 'SIGCONT');
    // Messages keep their order, so the last one can't overtake another.
    while (!heard.some(({ is }) => is === 'answered')) {
      one.wake('oak', answered);
      await sleep(20);
    }
    expect(heard.filter(({ is }) => is === 'written')).toHaveLength(MOST_UNSENT);
  });

  test('one that was never there is no reason to fail', async () => {
    const bus = redisBus('redis://127.0.0.1:1');
    open.push(bus);
    ears(bus, 'oak');
    bus.wake('oak', written);
    await sleep(100);
    expect(bus.isUp()).toBe(false);
  });
});
