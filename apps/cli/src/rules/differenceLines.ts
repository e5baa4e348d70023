import type { RulesDifference } from '@hand-and-foot/words';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';

/** Two rule sets side by side, where they differ: the one marked with a plus, the other with a minus. */
export function differenceLines(
  differences: readonly RulesDifference[],
  [one, other]: readonly [string, string],
  { paint, width }: Screen,
): string[] {
  const told = differences.filter(({ here, there }) => here.length + there.length > 0);
  if (told.length === 0) return [`${one} and ${other} play the same.`];
  return [
    paint.bold(`+ ${one}`),
    paint.dim(`- ${other}`),
    ...told.flatMap(({ here, there }) => [
      '',
      ...here.flatMap((text) => wrap(text, width, '+ ', '  ')),
      ...there.flatMap((text) => wrap(text, width, '- ', '  ')).map(paint.dim),
    ]),
  ];
}
