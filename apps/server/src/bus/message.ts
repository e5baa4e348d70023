import type { Wake } from './bus.ts';

/** A wake-up on the wire, with its node. */
export function writeMessage(by: string, wake: Wake): string {
  return JSON.stringify({ by, ...wake });
}

/** Undefined if it isn't one: anybody may write to a Redis. */
export function readMessage(text: string): { by: string; wake: Wake } | undefined {
  const message = parsed(text);
  if (typeof message !== 'object' || message === null) return undefined;
  const { by, ...rest } = message as Record<string, unknown>;
  const wake = wakeOf(rest);
  return typeof by === 'string' && wake ? { by, wake } : undefined;
}

function wakeOf({
  is,
  letter,
  node,
  seats,
  watchers,
  hello,
}: Record<string, unknown>): Wake | undefined {
  if (is === 'written' || is === 'posted') return { is };
  if (is === 'answered' && typeof letter === 'string') return { is, letter };
  if (is === 'present' && typeof node === 'string' && isCount(watchers) && isCounts(seats))
    return { is, node, seats, watchers, ...(hello === true ? { hello } : {}) };
  return undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isCounts(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isCount);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
