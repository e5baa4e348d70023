import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import type { Chance } from '../../simulator/chance.ts';

/** One database in three files: older, current, and current with all later changes in its write-ahead log. */
export interface Moments {
  readonly older: string;
  readonly newer: string;
  readonly logged: string;
}

/** Damage that a disk may do to a file or its write-ahead log. */
export interface FileFault {
  readonly name: string;
  readonly in: 'file' | 'log';
  readonly spoil: (bytes: Buffer, chance: Chance, older: Buffer) => Buffer;
}

const PAGE = 4096;

export const FILE_FAULTS: readonly FileFault[] = [
  { name: 'flipped bits', in: 'file', spoil: flip },
  {
    name: 'an empty page',
    in: 'file',
    spoil(bytes, chance) {
      page(bytes, chance).fill(0);
      return bytes;
    },
  },
  {
    name: 'two pages swapped',
    in: 'file',
    spoil(bytes, chance) {
      const [one, other] = [page(bytes, chance), page(bytes, chance)];
      const kept = Buffer.from(one);
      one.set(other);
      other.set(kept);
      return bytes;
    },
  },
  {
    name: 'an old page',
    in: 'file',
    spoil: (bytes, chance, older) => withOlder(bytes, chance, older, PAGE),
  },
  {
    name: 'a torn page',
    in: 'file',
    spoil: (bytes, chance, older) => withOlder(bytes, chance, older, PAGE / 2),
  },
  {
    name: 'a file cut short',
    in: 'file',
    spoil: (bytes, chance) => bytes.subarray(0, chance.between(1, pagesIn(bytes) - 1) * PAGE),
  },
  {
    name: 'a log cut short',
    in: 'log',
    spoil: (bytes, chance) => bytes.subarray(0, chance.below(bytes.length)),
  },
  { name: 'flipped bits in the log', in: 'log', spoil: flip },
];

/** Writes a damaged copy of the database there. */
export function spoiledCopy(moments: Moments, to: string, fault: FileFault, chance: Chance): void {
  const inLog = fault.in === 'log';
  const from = inLog ? moments.logged : moments.newer;
  copyFileSync(from, to);
  if (inLog) copyFileSync(`${from}-wal`, `${to}-wal`);
  const spoilt = inLog ? `${to}-wal` : to;
  writeFileSync(spoilt, fault.spoil(readFileSync(spoilt), chance, readFileSync(moments.older)));
}

function flip(bytes: Buffer, chance: Chance): Buffer {
  for (let count = chance.between(1, 4); count > 0; count--) {
    const at = chance.below(bytes.length);
    bytes[at] = bytes[at]! ^ (1 << chance.below(8));
  }
  return bytes;
}

const pagesIn = (bytes: Buffer): number => Math.floor(bytes.length / PAGE);

/** Any but the first, without which it's no database at all. */
function page(bytes: Buffer, chance: Chance): Buffer {
  const at = chance.between(1, pagesIn(bytes) - 1) * PAGE;
  return bytes.subarray(at, at + PAGE);
}

/** Replaces this many bytes of a page with older ones. */
function withOlder(bytes: Buffer, chance: Chance, older: Buffer, length: number): Buffer {
  const at = chance.between(1, Math.min(pagesIn(bytes), pagesIn(older)) - 1) * PAGE;
  older.copy(bytes, at, at, at + length);
  return bytes;
}
