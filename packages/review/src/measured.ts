import type { Terms } from '@hand-and-foot/engine';
import { markOf } from './mark.ts';

/** Finds the numbers measured for a table among lines that begin with a table’s mark. */
export function measured(lines: string): (terms: Terms) => readonly number[] | undefined {
  const known = new WeakMap<Terms, readonly number[] | undefined>();
  let byMark: ReadonlyMap<string, readonly number[]> | undefined;
  return (terms) => {
    // Read when first needed, and looked up once for each table: a mark is a hash of all its rules.
    byMark ??= new Map(lines.trim().split('\n').map(readLine));
    if (!known.has(terms)) known.set(terms, byMark.get(markOf(terms)));
    return known.get(terms);
  };
}

function readLine(line: string): [string, number[]] {
  const [mark, ...numbers] = line.split(' ');
  return [mark!, numbers.map(Number)];
}
