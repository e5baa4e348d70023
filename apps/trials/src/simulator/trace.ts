import { createHash } from 'node:crypto';
import type { Time } from './time.ts';

/** Events in order: the latest ones to read, all of them as a digest. */
export interface Trace {
  note(what: string): void;
  readonly tail: readonly string[];
  digest(): string;
}

const KEPT = 400;

export function newTrace(time: Pick<Time, 'now'>): Trace {
  const hash = createHash('sha256');
  const tail: string[] = [];
  return {
    note(what) {
      const line = `${time.now()} ${what}`;
      hash.update(`${line}\n`);
      tail.push(line.slice(0, 240));
      if (tail.length > 2 * KEPT) tail.splice(0, KEPT);
    },
    tail,
    digest: () => hash.copy().digest('hex'),
  };
}
