import { isIP } from 'node:net';
import { networkOf } from '../http/network.ts';
import type { Block } from '../store/desk.ts';

/** What a guest is called at the desk: the beginning of their hash, from which nobody finds their token. */
export function guestName(guest: string): string {
  return guest.slice(0, 16);
}

/** The block as it is kept, of what an operator wrote; undefined if that is nobody. */
export function readBlock(data: unknown): Block | undefined {
  const { kind, name } = (data ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return undefined;
  if (kind === 'guest')
    return /^[0-9a-f]{16,64}$/.test(name) ? { kind, name: guestName(name) } : undefined;
  if (kind !== 'address') return undefined;
  const address = name.replace(/\/64$/, '');
  return isIP(address) === 0 ? undefined : { kind, name: networkOf(address) };
}

/** Whom the operator keeps out, as this node knows it. */
export interface Blocked {
  readonly count: number;
  has(address: string, guest: string | undefined): boolean;
  /** Takes these for all there are; says whether there are any others than before. */
  set(blocks: readonly Block[]): boolean;
}

export const BLOCKED =
  'This server doesn’t let you in anymore. If you think that’s a mistake, write to whoever runs it.';

export function newBlocked(): Blocked {
  let keys = new Set<string>();
  const keyOf = ({ kind, name }: Block): string => `${kind} ${name}`;
  return {
    get count() {
      return keys.size;
    },
    has: (address, guest) =>
      keys.size > 0 &&
      (keys.has(`address ${networkOf(address)}`) ||
        (guest !== undefined && keys.has(`guest ${guestName(guest)}`))),
    set(blocks) {
      const before = keys;
      keys = new Set(blocks.map(keyOf));
      return [...keys].some((key) => !before.has(key));
    },
  };
}
