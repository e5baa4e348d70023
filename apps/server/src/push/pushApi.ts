import type { IncomingMessage } from 'node:http';
import { bodyOf } from '../http/body.ts';
import { sorry, type Said } from '../http/said.ts';
import type { Pushes } from '../store/pushes.ts';
import { readDevice } from './readDevice.ts';

/** Browsers that one guest may have notified: each may make us call another address. */
const MOST_DEVICES = 5;
const LONGEST_BODY = 4096;

interface Wishes {
  readonly store: Pushes;
  /** The public key that browsers subscribe with. */
  readonly key: string;
  /** Whether push services may be on this machine: for tests alone. */
  readonly mayBeLoopback: boolean;
  readonly isGuestOf: (table: string, guest: string) => Promise<boolean>;
}

/** Somebody's request about notifications. */
interface Asked {
  readonly request: IncomingMessage;
  readonly guest: string | undefined;
  /** Our own name in the address that was asked. */
  readonly host: string | undefined;
  readonly table: string | undefined;
}

const DONE: Said = { status: 200, value: {} };
const NO_METHOD = sorry(405, 'noSuchMethod');
const BAD_ENDPOINT = sorry(
  400,
  'badEndpoint',
  'A push service has a name on the internet and speaks https on the usual port.',
);

/** Answers `/api/push`: which browsers are notified, and about which tables. */
export function newPushApi({ store, key, mayBeLoopback, isGuestOf }: Wishes) {
  return async function answer({ request, guest, host, table }: Asked): Promise<Said> {
    const { method } = request;
    if (method === 'GET' && table === undefined)
      return { status: 200, value: { key, muted: guest ? await store.mutedBy(guest) : [] } };
    if (method !== 'PUT' && method !== 'DELETE') return NO_METHOD;
    if (guest === undefined) return sorry(401, 'unknownGuest');
    if (table !== undefined) return mute(guest, table, method === 'DELETE');
    const body = await bodyOf(request, LONGEST_BODY);
    if (body === undefined) return sorry(413, 'tooLong');
    return method === 'PUT' ? add(guest, body, siteOf(host)) : drop(guest, body);
  };

  async function add(guest: string, body: string, site: string): Promise<Said> {
    const read = readDevice(body, mayBeLoopback);
    if (!read.ok) return read.why === 'badEndpoint' ? BAD_ENDPOINT : sorry(400, read.why);
    await store.addDevice(guest, { ...read.device, site }, MOST_DEVICES);
    return DONE;
  }

  async function drop(guest: string, body: string): Promise<Said> {
    const endpoint = endpointIn(body);
    if (endpoint === undefined) return sorry(400, 'misshapen');
    await store.dropDevice(endpoint, guest);
    return DONE;
  }

  async function mute(guest: string, table: string, isMuted: boolean): Promise<Said> {
    if (!(await isGuestOf(table, guest))) return sorry(404, 'noSuchTable');
    await store.mute(guest, table, isMuted);
    return DONE;
  }
}

function endpointIn(body: string): string | undefined {
  try {
    const { endpoint } = JSON.parse(body) as { endpoint: unknown };
    return typeof endpoint === 'string' ? endpoint : undefined;
  } catch {
    return undefined;
  }
}

/** A push service wants to know whom to write to, and Apple's doesn't take "localhost". */
function siteOf(host = ''): string {
  const isName = /^[\w.-]+(:\d+)?$/.test(host) && !host.startsWith('localhost');
  return `https://${isName ? host : 'hand-and-foot.invalid'}`;
}
