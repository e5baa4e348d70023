import type { RulesDifference, RulesSpeech } from '@hand-and-foot/words';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';

/** Where one rule set differs from another: first what the other says, with a minus, then what the one says, with a plus. */
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
