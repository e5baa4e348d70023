import type { Weights } from '@hand-and-foot/bots';

/** The source of `weights.ts` with other numbers in it, and nothing else changed. */
export function rewriteWeights(source: string, weights: Weights): string {
  const [, before, block, after] = /^(.*\bWEIGHTS\b[^=]*= \{\n)(.*?)(^\}.*)$/ms.exec(source) ?? [];
  if (before === undefined || block === undefined || after === undefined)
    throw new Error('the source has no WEIGHTS');
  let numbers = block;
  for (const [name, number] of Object.entries(weights)) {
    const line = new RegExp(`^(\\s*${name}: )-?[\\d._e]+(?=,)`, 'm');
    if (!line.test(numbers)) throw new Error(`the source has no number for ${name}`);
    numbers = numbers.replace(line, (_, start: string) => `${start}${number}`);
  }
  return before + numbers + after;
}
