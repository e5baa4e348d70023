import { hashOf } from '@hand-and-foot/fair';
import type { YourTurn } from '@hand-and-foot/protocol';
import type { Clock } from '@hand-and-foot/table';
import webPush from 'web-push';
import type { Waiting } from '../house/ports.ts';
import type { Device, PushKeys, Pushes } from '../store/pushes.ts';
import { endpointOf } from './endpoint.ts';
import { newOutbox, MOST_MESSAGES, type Fate, type Outcome } from './outbox.ts';
import { post } from './post.ts';
import { lookupPublic, type Resolve } from './publicAddress.ts';

/** Notifies people who aren't at the table it's waiting at. */
export interface Pusher {
  /** Returns at once and never fails: no move waits for this. */
  notify(waiting: Waiting): void;
  close(): Promise<void>;
}

interface Wishes {
  readonly store: Pushes;
  readonly keys: PushKeys;
  readonly clock: Pick<Clock, 'now' | 'wake'>;
  readonly resolve: Resolve;
  /** Whether push services may be on this machine: for tests alone. */
  readonly mayBeLoopback: boolean;
  readonly count: (fate: Fate) => void;
  readonly report: (error: unknown) => void;
}

/** Seconds a push service keeps a message for a phone that is off. */
const KEPT_FOR = 86_400;
/** Milliseconds a node that shuts down waits for the last ones. */
const LAST_WAIT = 2000;

interface Message {
  readonly device: Device;
  readonly told: YourTurn;
}

export function newPusher(wishes: Wishes): Pusher {
  const { store, keys, clock, resolve, mayBeLoopback, count, report } = wishes;
  const lookup = lookupPublic(resolve);
  const outbox = newOutbox(send, clock, count);
  const lookingUp = new Set<Promise<void>>();

  async function send({ device, told }: Message): Promise<Outcome> {
    // Checked again, because an earlier version may have taken it.
    const isAllowed = endpointOf(device.endpoint, mayBeLoopback) !== undefined;
    const outcome = isAllowed
      ? outcomeOf(await post(encrypted(device, told, keys), lookup))
      : 'gone';
    if (outcome === 'gone') await store.dropDevice(device.endpoint);
    return outcome;
  }

  async function tell(guest: string, { table, turn, awaits, rules, host }: Waiting): Promise<void> {
    const devices = await store.devicesOf(guest);
    if (devices.length === 0 || !(await store.claimTurn(guest, table, turn))) return;
    for (const device of devices) {
      const { language } = device;
      outbox.add({
        device,
        told: { table, awaits, rules, ...(host === undefined ? {} : { host }), language },
      });
    }
  }

  return {
    notify(waiting) {
      for (const guest of waiting.guests) {
        if (lookingUp.size >= MOST_MESSAGES) {
          count('dropped');
          continue;
        }
        const telling = tell(guest, waiting).catch(report);
        lookingUp.add(telling);
        void telling.finally(() => lookingUp.delete(telling));
      }
    },
    async close() {
      await Promise.all(lookingUp);
      await outbox.close(LAST_WAIT);
    },
  };
}

/** For this device's eyes alone, by RFC 8291, and signed by this server, by RFC 8292. */
function encrypted({ endpoint, p256dh, auth, site }: Device, told: YourTurn, keys: PushKeys) {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(told),
    {
      vapidDetails: { subject: site, ...keys },
      TTL: KEPT_FOR,
      urgency: 'high',
      // A phone that was off is told of the last turn only.
      topic: hashOf(told.table).slice(0, 32),
    },
  );
  return { endpoint, headers: headers as Record<string, string | number>, body };
}

/** A service that has forgotten the device says 404 or 410; one that is busy, 429 or 5xx. */
function outcomeOf(status: number): Outcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'again' : 'failed';
}
