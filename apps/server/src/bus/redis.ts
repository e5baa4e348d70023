import { randomBytes } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Bus } from './bus.ts';
import { newFollowers } from './followers.ts';
import { readMessage, writeMessage } from './message.ts';

const PREFIX = 'hand-and-foot:table:';
/** Milliseconds between messages the bus sends itself to see whether messages arrive. */
const BEAT_MS = 1000;
/** Milliseconds of silence before it counts as down, and before it reconnects. */
const SILENCE_MS = 3000;
const GIVE_UP_MS = 6000;

/** Most wake-ups on their way to Redis. */
export const MOST_UNSENT = 10_000;

const OPTIONS = {
  retryStrategy: (times: number) => Math.min(50 * times, 2000),
  connectTimeout: 3000,
  // A message that can't go out now is dropped: by the time it could, nodes have polled.
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  autoResubscribe: false,
  maxRetriesPerRequest: null,
} satisfies RedisOptions;

/** Wake-ups by way of a Redis, whether it's up or not. */
export function redisBus(url: string): Bus {
  const me = randomBytes(6).toString('hex');
  const ownChannel = `hand-and-foot:node:${me}`;
  const publisher = new Redis(url, OPTIONS);
  const subscriber = new Redis(url, OPTIONS);
  const followers = newFollowers(
    (table) => quietly(subscriber.subscribe(PREFIX + table)),
    (table) => quietly(subscriber.unsubscribe(PREFIX + table)),
  );
  /** Wake-ups that Redis hasn't taken yet. */
  let unsent = 0;
  let heardAt = -Infinity;
  let connectingSince = performance.now();

  for (const redis of [publisher, subscriber]) redis.on('error', () => undefined);
  publisher.on('ready', beat);
  subscriber.on('ready', () => {
    const channels = [...followers.tables()].map((table) => PREFIX + table);
    quietly(subscriber.subscribe(ownChannel, ...channels).then(beat));
  });
  subscriber.on('message', (channel: string, text: string) => {
    heardAt = performance.now();
    const message = channel === ownChannel ? undefined : readMessage(text);
    if (message && message.by !== me) followers.tell(channel.slice(PREFIX.length), message.wake);
  });

  function beat(): void {
    quietly(publisher.publish(ownChannel, ''));
  }

  /** A frozen or vanished server leaves a connection open that carries nothing. */
  function reconnect(): void {
    connectingSince = performance.now();
    publisher.disconnect(true);
    subscriber.disconnect(true);
  }

  const timer = setInterval(() => {
    if (performance.now() - Math.max(heardAt, connectingSince) > GIVE_UP_MS) reconnect();
    else beat();
  }, BEAT_MS).unref();

  return {
    wake(table, wake) {
      // A wake-up may be lost, but a Redis that takes none mustn't fill our memory.
      if (unsent >= MOST_UNSENT) return;
      unsent++;
      quietly(publisher.publish(PREFIX + table, writeMessage(me, wake)).finally(() => unsent--));
    },
    follow: (table, hear) => followers.add(table, hear),
    isUp: () => subscriber.status === 'ready' && performance.now() - heardAt < SILENCE_MS,
    async close() {
      clearInterval(timer);
      followers.clear();
      publisher.disconnect();
      subscriber.disconnect();
      return Promise.resolve();
    },
  };
}

/** Only the beat tells whether messages go through. */
function quietly(sent: Promise<unknown>): void {
  sent.catch(() => undefined);
}
