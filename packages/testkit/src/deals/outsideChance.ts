import { createHmac } from 'node:crypto';

// Written from docs/dealing.md alone, as somebody outside would: nothing here may import the engine or the shuffle.

/** `below(n)` of the page. */
export type Below = (limit: number) => number;

export function fromSeed(text: string): Below {
  return fromWords(
    word(text, 0x9e3779b9),
    word(text, 0x243f6a88),
    word(text, 0xb7e15162),
    word(text, 0x2f0b4c47),
  );
}

export function fromMixSeed(mixSeed: number): Below {
  return fromWords(mixSeed, 0x9e3779b9, 0x243f6a88, 0xb7e15162);
}

export interface OutsideShuffle {
  table: string;
  round: number;
  seeds: readonly string[];
  secret: string;
}

export function keyOf({ table, round, seeds, secret }: OutsideShuffle): string {
  const text = JSON.stringify(['hand-and-foot shuffle 1', table, round, seeds]);
  return createHmac('sha256', Buffer.from(secret, 'hex')).update(text, 'utf8').digest('hex');
}

export function fromKey(key: string): Below {
  return belowFrom(numbersOf(key));
}

function* numbersOf(key: string): Generator<number, never> {
  for (let block = 0n; ; block++) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(block);
    const bytes = createHmac('sha256', Buffer.from(key, 'hex')).update(counter).digest();
    for (let at = 0; at < 32; at += 4) yield bytes.readUInt32BE(at);
  }
}

function fromWords(...start: [number, number, number, number]): Below {
  const numbers = xoshiro(start);
  for (let thrown = 0; thrown < 16; thrown++) numbers.next();
  return belowFrom(numbers);
}

function word(text: string, basis: number): number {
  let w = basis;
  for (let at = 0; at < text.length; at++) w = times(w ^ text.charCodeAt(at), 0x01000193);
  w = times(w ^ (w >>> 16), 0x85ebca6b);
  w = times(w ^ (w >>> 13), 0xc2b2ae35);
  return (w ^ (w >>> 16)) >>> 0;
}

function* xoshiro([a, b, c, d]: [number, number, number, number]): Generator<number, never> {
  for (;;) {
    const result = times(rotateLeft(times(b, 5), 7), 9);
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotateLeft(d, 11);
    yield result;
  }
}

function times(a: number, b: number): number {
  return Math.imul(a, b) >>> 0;
}

function rotateLeft(value: number, by: number): number {
  return ((value << by) | (value >>> (32 - by))) >>> 0;
}

function belowFrom(numbers: Generator<number, never>): Below {
  return (limit) => {
    const end = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const number = numbers.next().value;
      if (number < end) return number % limit;
    }
  };
}
