import type { RulesDifference, RulesSpeech } from '@hand-and-foot/words';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';

/**
 * Differences between two rule sets: the other's lines with a minus, then this one's with a plus.
 */
export function differenceLines(
  differences: readonly RulesDifference[],
  [one, other]: readonly [string, string],
  speech: RulesSpeech,
  { paint, width }: Screen,
): string[] {
  const told = differences.filter(({ here, there }) => here.length + there.length > 0);
  if (told.length === 0) return [speech.sayAlike(other, one)];
  return [
    paint.dim(`- ${other}`),
    paint.bold(`+ ${one}`),
    ...told.flatMap(({ here, there }) => [
      '',
      ...there.flatMap((text) => wrap(text, width, '- ', '  ')).map(paint.dim),
      ...here.flatMap((text) => wrap(text, width, '+ ', '  ')),
    ]),
  ];
}
