import { sentences } from '../sentences.ts';
import { isIP } from 'node:net';
import { networkOf } from '../http/network.ts';
import type { Block } from '../store/desk.ts';

/** A guest's name at the desk: the beginning of their hash, which doesn't reveal their token. */
export function guestName(guest: string): string {
  return guest.slice(0, 16);
}

/** The block for an operator's text; undefined if it names nobody. */
export function readBlock(data: unknown): Block | undefined {
  const { kind, name } = (data ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string') return undefined;
  if (kind === 'guest')
    return /^[0-9a-f]{16,64}$/.test(name) ? { kind, name: guestName(name) } : undefined;
  if (kind !== 'address') return undefined;
  const address = name.replace(/\/64$/, '');
  return isIP(address) === 0 ? undefined : { kind, name: networkOf(address) };
}

/** People the operator keeps out, as this node knows them. */
export interface Blocked {
  readonly count: number;
  has(address: string, guest: string | undefined): boolean;
  /** Replaces the list; true if it changed. */
  set(blocks: readonly Block[]): boolean;
}

export const BLOCKED = sentences.blocked;

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
