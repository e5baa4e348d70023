import { writeFileSync } from 'node:fs';
import {
  linkTo,
  questionsLeft,
  resolveRules,
  rulesByAnswers,
  type Answers,
  type OwnRules,
  type Question,
} from '@hand-and-foot/rulesets';
import type { RulesSpeech } from '@hand-and-foot/words';
import { interviewWords, type InterviewWords } from '@hand-and-foot/words/interview';
import type { Command, Option } from 'commander';
import { Complaint } from '../complaint.ts';
import { wrap } from '../layout.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { differenceLines } from './differenceLines.ts';
import type { Language } from './index.ts';

interface Options {
  lang: Language;
  save?: string;
}

export function registerInterview(
  rules: Command,
  language: Option,
  speechIn: (language: Language) => RulesSpeech,
): void {
  rules
    .command('interview')
    .summary('find your family’s rules by answering questions')
    .description('Asks how you play, and finds the nearest rule set with what you play otherwise.')
    .addOption(language)
    .option('--save <file>', 'write the rules found into this file')
    .action(async ({ lang, save }: Options) => {
      const terminal = openTerminal();
      try {
        const answers = await interview(terminal, lang);
        if (answers) tell(terminal, answers, speechIn(lang), save);
      } finally {
        terminal.close();
      }
    });
}

const SAYINGS = {
  en: { choose: 'Your answer, or b to go back: ', again: 'Type one of the numbers.' },
  es: { choose: 'Tu respuesta, o b para volver: ', again: 'Escribe uno de los números.' },
};

/** All the answers, or undefined if there will be no more. */
async function interview(terminal: Terminal, lang: Language): Promise<Answers | undefined> {
  const given: [string, string][] = [];
  for (;;) {
    const answers = Object.fromEntries(given);
    const [question, ...later] = questionsLeft(answers);
    if (!question) return answers;
    show(
      terminal,
      interviewWords[lang],
      question,
      given.length + 1,
      given.length + 1 + later.length,
    );
    const typed = await askOne(terminal, lang, question);
    if (typed === undefined) return undefined;
    if (typed === 'back') given.pop();
    else given.push([question.id, typed]);
  }
}

function show(
  terminal: Terminal,
  words: InterviewWords,
  { id, options }: Question,
  number: number,
  of: number,
): void {
  const { paint, width } = terminal;
  const { ask, options: said } = words[id]!;
  const lines = options.flatMap((option, at) =>
    wrap(said[option.id]!, width, `  ${at + 1}  `, '     '),
  );
  terminal.write(`\n${paint.bold(ask)} ${paint.dim(`(${number}/${of})`)}\n${lines.join('\n')}\n`);
}

async function askOne(
  terminal: Terminal,
  lang: Language,
  { options }: Question,
): Promise<string | undefined> {
  const { choose, again } = SAYINGS[lang];
  for (;;) {
    const line = await terminal.ask(choose);
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    if (typed === 'b') return 'back';
    const option = /^\d+$/.test(typed) ? options[Number(typed) - 1] : undefined;
    if (option) return option.id;
    terminal.write(`${again}\n`);
  }
}

function tell(terminal: Terminal, answers: Answers, speech: RulesSpeech, save?: string): void {
  const { parent, changes } = rulesByAnswers(answers);
  const own: OwnRules = { parent: parent.id, changes };
  const resolved = resolveRules(own);
  if (!resolved.ok) throw new Error('the interview ended in rules that cannot be played');
  const lines = differenceLines(
    speech.sayDifferences(resolved.ruleSet, parent),
    [speech.sayRuleSet(resolved.ruleSet).name, speech.sayRuleSet(parent).name],
    terminal,
  );
  terminal.write(`\n${lines.join('\n')}\n\nhand-and-foot play --rules ${linkTo(own)}\n`);
  if (save !== undefined) saveTo(save, own);
}

function saveTo(file: string, own: OwnRules): void {
  try {
    writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  } catch {
    throw new Complaint(
      `The rules could not be written to ${file}; check that you may write there.`,
    );
  }
}
