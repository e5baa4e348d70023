import { playersOf, type RuleSet } from '@hand-and-foot/rulesets';
import {
  englishRules,
  listedNumbers,
  type RulesSpeech,
  type RulesSummary,
} from '@hand-and-foot/words';
import { editorWords } from '@hand-and-foot/words/editor';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';
import { asSheet, changesIn } from './ownRules.ts';

const CHANGED = { en: 'Changed', es: 'Cambiado' };
const FROM = { en: 'From', es: 'Fuente' };

/** A rule set in sentences. Points its sheet leaves open are indented and marked. */
export function rulesLines(
  chosen: RuleSet,
  { paint, width }: Screen,
  speech: RulesSpeech = englishRules,
): string[] {
  const ruleSet = asSheet(chosen, speech);
  const { name, summary } = speech.sayRuleSet(ruleSet);
  const sections = speech
    .sayRules(ruleSet)
    .flatMap(({ title, lines }) => [
      '',
      paint.bold(title),
      ...lines.flatMap(({ text, ruling }) => [
        ...wrap(text, width, ruling === undefined ? '  ' : '* ', '  '),
        ...(ruling === undefined ? [] : wrap(ruling, width, '      ').map(paint.dim)),
      ]),
    ]);
  return [
    paint.bold(`${name} (${ruleSet.id})`),
    ...wrap(summary, width),
    ...sourceLines(ruleSet, speech, width),
    ...changedLines(ruleSet, speech, width),
    ...summaryLines(speech.saySummary(ruleSet), { paint, width }),
    ...sections,
    ...(ruleSet.rulings.length > 0 ? ['', ...wrap(`* ${speech.sheet.legend}`, width)] : []),
  ];
}

/** The origin of a published game. */
function sourceLines(ruleSet: RuleSet, { language }: RulesSpeech, width: number): string[] {
  if (!('source' in ruleSet)) return [];
  return wrap(`${FROM[language === 'es' ? 'es' : 'en']}: ${String(ruleSet.source)}`, width);
}

/** The rules at a glance, before the details. */
function summaryLines({ aim, tables }: RulesSummary, { paint, width }: Screen): string[] {
  return [
    '',
    ...wrap(aim, width),
    ...tables.flatMap(({ title, rows }) => {
      const widest = Math.max(...rows.map(({ what }) => what.length));
      return [
        '',
        paint.bold(title),
        ...rows.flatMap(({ what, is }) => wrap(`${what.padEnd(widest)}  ${is}`, width, '  ')),
      ];
    }),
  ];
}

/** A family's changes, by the topic of each line. */
function changedLines(ruleSet: RuleSet, { language }: RulesSpeech, width: number): string[] {
  const changed = changesIn(ruleSet);
  if (changed.length === 0) return [];
  const said = language === 'es' ? 'es' : 'en';
  const about = changed.map((knob) => editorWords[said].knobs[knob]);
  return wrap(`${CHANGED[said]}: ${about.join('; ')}.`, width);
}

export function listLines(all: readonly RuleSet[], { paint, width }: Screen): string[] {
  return all.flatMap(({ id, name, summary, rules }) => [
    `${paint.bold(id)}  ${name}, ${listedNumbers(playersOf(rules))} players`,
    ...wrap(summary, width, '    '),
  ]);
}
