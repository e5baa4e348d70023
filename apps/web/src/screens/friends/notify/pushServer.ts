import { apiAddress } from '../../../parts/server/server.ts';

/** The server's key for subscriptions, and the tables this guest doesn't want to hear of. */
interface PushState {
  readonly key: string;
  readonly muted: readonly string[];
}

export async function fetchPushState(): Promise<PushState> {
  const response = await fetch(apiAddress('push'), { cache: 'no-store' });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  return (await response.json()) as PushState;
}

/** Adds this browser to those that are notified; a known one is replaced. */
export async function addDevice(subscription: PushSubscription, language: string): Promise<void> {
  await send('PUT', 'push', { ...subscription.toJSON(), language });
}

export async function dropDevice({ endpoint }: PushSubscription): Promise<void> {
  await send('DELETE', 'push', { endpoint });
}

/** Switches notifications about one table off or on. */
export async function muteTable(table: string, isMuted: boolean): Promise<void> {
  await send(isMuted ? 'DELETE' : 'PUT', `push/${table}`);
}

async function send(method: string, path: string, body?: unknown): Promise<void> {
  const response = await fetch(apiAddress(path), {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
}
