import webPush from 'web-push';
import { newPusher, type Pusher } from './pusher.ts';
import { resolveByDns } from './publicAddress.ts';

/** Notifications from this server, under a key pair that is made on its first start. */
export interface Push extends Pusher {
  /** The public key that browsers subscribe with. */
  readonly key: string;
  readonly mayBeLoopback: boolean;
}

type Wishes = Omit<Parameters<typeof newPusher>[0], 'keys' | 'resolve'>;

export async function openPush(wishes: Wishes): Promise<Push> {
  const keys = await wishes.store.keepPushKeys(webPush.generateVAPIDKeys());
  const { mayBeLoopback } = wishes;
  return {
    ...newPusher({ ...wishes, keys, resolve: resolveByDns }),
    key: keys.publicKey,
    mayBeLoopback,
  };
}
