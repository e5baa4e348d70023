import { playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import { englishRules, listedNumbers, type RulesSpeech } from '@hand-and-foot/words';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';

/** A rule set in sentences. What the sheet leaves open stands apart, indented and marked. */
export function rulesLines(
  ruleSet: RuleSet,
  { paint, width }: Screen,
  { sayRules, sheet }: RulesSpeech = englishRules,
): string[] {
  const sections = sayRules(ruleSet).flatMap(({ title, lines }) => [
    '',
    paint.bold(title),
    ...lines.flatMap(({ text, ruling }) => [
      ...wrap(text, width, ruling === undefined ? '  ' : '* ', '  '),
      ...(ruling === undefined ? [] : wrap(ruling, width, '      ').map(paint.dim)),
    ]),
  ]);
  return [
    paint.bold(`${ruleSet.name} (${ruleSet.id})`),
    ...wrap(ruleSet.summary, width),
    ...sections,
    ...(ruleSet.rulings.length > 0 ? ['', ...wrap(`* ${sheet.legend}`, width)] : []),
  ];
}

export function listLines(all: readonly RuleSet[], { paint, width }: Screen): string[] {
  return all.flatMap(({ id, name, summary, rules }) => [
    `${paint.bold(id)}  ${name}, ${listedNumbers(playersOf(rules))} players`,
    ...wrap(summary, width, '    '),
  ]);
}
