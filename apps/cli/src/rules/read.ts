import { readFileSync, writeFileSync } from 'node:fs';
import type { Rules } from '@hand-and-foot/engine';
import {
  built,
  otherwise,
  read,
  type Fact,
  type Reading,
  type ReadSentence,
} from '@hand-and-foot/reader';
import { knownRuleSet, linkTo, resolveRules, type RuleSet } from '@hand-and-foot/rulesets';
import { sayPart, type RulesSpeech } from '@hand-and-foot/words';
import { editorWords } from '@hand-and-foot/words/editor';
import { withArticle } from '@hand-and-foot/words/es';
import type { Command, Option } from 'commander';
import { Complaint } from '../complaint.ts';
import { wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';
import type { Language } from './index.ts';
import { inLanguage } from './ownRules.ts';

interface Options {
  lang: Language;
  save?: string | undefined;
  json?: boolean;
}

export function registerRead(
  rules: Command,
  language: Option,
  speechIn: (language: Language) => RulesSpeech,
  screenHere: () => Screen,
): void {
  rules
    .command('read')
    .summary('find the rules in your own text')
    .description(
      'Reads rules written in English, sentence by sentence, and says what it made of each one. Anything it doesn’t understand, and anything that contradicts itself, is left out.',
    )
    .argument('<file>', 'a text file, or - for standard input')
    .addOption(language)
    .option('--save <file>', 'save the rules in this file')
    .option('--json', 'print as JSON')
    .action((file: string, { lang, save, json }: Options) => {
      const reading = read(textIn(file));
      if (save !== undefined) saveTo(save, reading);
      const lines = json
        ? [JSON.stringify(reading, null, 2)]
        : readingLines(reading, speechIn(lang), screenHere());
      process.stdout.write(`${lines.join('\n')}\n`);
    });
}

/** Sentences around the rules found in a text. */
export const readingSaid = {
  en: {
    nearest: (name: string, count: number) =>
      `Closest: ${name}, with ${count === 1 ? '1 change' : `${count} changes`}.`,
    marks: {
      read: '',
      partly: 'We understood only part of this.',
      unread: 'We couldn’t read this. Choose it yourself:',
      conflict: 'This contradicts another line. Choose it yourself:',
    },
    line: (number: number) => `line ${number}`,
    unsaid: (name: string) => `Your text doesn’t say, so we go by ${name}:`,
    problems: 'You can’t play by these rules yet:',
    play: 'To play by them:',
  },
  es: {
    nearest: (name: string, count: number) =>
      `Lo más parecido: ${name}, con ${count === 1 ? '1 cambio' : `${count} cambios`}.`,
    marks: {
      read: '',
      partly: 'Solo entendimos una parte.',
      unread: 'No pudimos leer esto. Elígelo tú:',
      conflict: 'Esto contradice otra línea. Elígelo tú:',
    },
    line: (number: number) => `línea ${number}`,
    unsaid: (name: string) => `Tu texto no lo dice, así que se juega como en ${withArticle(name)}:`,
    problems: 'Con estas reglas todavía no se puede jugar:',
    play: 'Para jugar con ellas:',
  },
};

const SIGNS = { read: '✓', partly: '~', unread: '?', conflict: '!' } as const;

function textIn(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch {
    throw new Complaint(`The text in ${file} can’t be read. Is it there?`);
  }
}

function saveTo(file: string, { parent, changes }: Reading): void {
  try {
    writeFileSync(file, `${JSON.stringify({ parent, changes }, null, 2)}\n`);
  } catch {
    throw new Complaint(
      `The rules couldn’t be saved in ${file}. Check that you’re allowed to save there.`,
    );
  }
}

function readingLines(reading: Reading, speech: RulesSpeech, screen: Screen): string[] {
  const said = readingSaid[speech.language === 'es' ? 'es' : 'en'];
  const parent = inLanguage(knownRuleSet(reading.parent)!, speech.language);
  const ruleSet = { ...parent, rules: { ...parent.rules, ...reading.changes } };
  const { name } = speech.sayRuleSet(parent);
  const telling = { speech, ruleSet, ...screen };
  return [
    screen.paint.bold(said.nearest(name, Object.keys(reading.changes).length)),
    '',
    ...reading.sentences.flatMap((sentence) => sentenceLines(sentence, reading, telling)),
    ...unsaidLines(reading, telling, said.unsaid(name)),
    ...endLines(reading, telling),
  ];
}

interface Telling extends Screen {
  speech: RulesSpeech;
  ruleSet: RuleSet;
}

function sentenceLines(sentence: ReadSentence, reading: Reading, telling: Telling): string[] {
  const { state, text, found } = sentence;
  if (state === 'aside') return [];
  const { speech, paint, width } = telling;
  const language = speech.language === 'es' ? 'es' : 'en';
  const { marks, line } = readingSaid[language];
  const others = (sentence.against ?? []).map((at) => line(reading.sentences[at]!.line));
  const knobs =
    state === 'conflict' ? found.map(({ knob }) => knob) : (sentence.topic?.knobs ?? []);
  const toChoose = [...new Set(knobs)].map((knob) => editorWords[language].knobs[knob]);
  const mark = [marks[state], ...(state === 'partly' ? [] : [toChoose.join(', ')])]
    .join(' ')
    .trim();
  return [
    ...wrap(text, width, `${SIGNS[state]} `, '  '),
    ...linesFound(sentence, telling).flatMap((said) => wrap(said, width, '    ').map(paint.green)),
    ...(mark === '' ? [] : wrap([mark, ...others].join(' · '), width, '    ').map(paint.dim)),
  ];
}

/** A sentence in the words of the rules page. */
function linesFound({ found, state }: ReadSentence, { speech, ruleSet }: Telling): string[] {
  const rules = state === 'conflict' ? built(ruleSet.rules, found) : ruleSet.rules;
  const say = (fact: Fact): string[] =>
    sayPart(speech, { ...ruleSet, rules }, fact.knob, otherwise(rules, fact));
  return [...new Set(found.flatMap(say))];
}

function unsaidLines({ unsaid }: Reading, telling: Telling, title: string): string[] {
  const told = unsaid.filter((knob) => isTold(knob, telling));
  if (told.length === 0) return [];
  const { speech, ruleSet, width } = telling;
  return [
    '',
    ...wrap(title, width),
    ...told.flatMap((knob) =>
      speech.sayKnob(ruleSet, knob).flatMap((text) => wrap(text, width, '  ')),
    ),
  ];
}

/** The rules page says nothing of what can't happen. */
function isTold(knob: keyof Rules, { speech, ruleSet }: Telling): boolean {
  return speech.sayRules(ruleSet).some(({ lines }) => lines.some((line) => line.knob === knob));
}

function endLines({ parent, changes, problems }: Reading, { speech, width }: Telling): string[] {
  const said = readingSaid[speech.language === 'es' ? 'es' : 'en'];
  if (problems.length > 0)
    return [
      '',
      said.problems,
      ...problems.flatMap((problem) => wrap(speech.sayProblem(problem), width, '  ')),
    ];
  const resolved = resolveRules({ parent, changes });
  return resolved.ok
    ? ['', `${said.play} hand-and-foot play --rules ${linkTo({ parent, changes })}`]
    : [];
}
