import { WEIGHTS, type Weights } from '@hand-and-foot/bots';

/** The source of `weights.ts` with other numbers in it, those it didn't name at its end, and nothing else changed. */
export function rewriteWeights(source: string, weights: Weights): string {
  const [, before, block, after] = /^(.*\bWEIGHTS\b[^=]*= \{\n)(.*?)(^\}.*)$/ms.exec(source) ?? [];
  if (before === undefined || block === undefined || after === undefined)
    throw new Error('the source has no WEIGHTS');
  let numbers = block;
  for (const [name, number] of Object.entries(weights) as [keyof Weights, number][]) {
    const line = new RegExp(`^(\\s*${name}: )-?[\\d._e]+(?=,)`, 'm');
    if (line.test(numbers))
      numbers = numbers.replace(line, (_, start: string) => `${start}${number}`);
    else if (number !== WEIGHTS[name]) numbers += `  ${name}: ${number},\n`;
  }
  return before + numbers + after;
}
