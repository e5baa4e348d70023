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
import { interviewWords } from '@hand-and-foot/words/interview';
import type { Command, Option } from 'commander';
import { Complaint } from '../complaint.ts';
import { wrap } from '../layout.ts';
import { openTerminal, type Terminal } from '../play/terminal.ts';
import { differenceLines } from './differenceLines.ts';
import type { Language } from './index.ts';

interface Options {
  lang: Language;
  save?: string | undefined;
}

export function registerInterview(
  rules: Command,
  language: Option,
  speechIn: (language: Language) => RulesSpeech,
): void {
  rules
    .command('interview')
    .summary('find your family’s rules by answering questions')
    .description('Asks how you play, and finds the closest rule set and what you do differently.')
    .addOption(language)
    .option('--save <file>', 'save the rules in this file')
    .action(async ({ lang, save }: Options) => {
      const terminal = openTerminal();
      try {
        const answers = await interview(terminal, lang);
        if (answers) tell(terminal, answers, { lang, save }, speechIn(lang));
      } finally {
        terminal.close();
      }
    });
}

/** The interview’s own sentences; the questions come from the packages. */
export const interviewSaid = {
  en: {
    choose: 'Your answer, or b to go back: ',
    again: 'Type one of the numbers.',
    pass: 'Not sure, or none of these',
    found: 'Closest to your table',
  },
  es: {
    choose: 'Tu respuesta, o b para volver: ',
    again: 'Escribe uno de los números.',
    pass: 'No sé, o ninguna de estas',
    found: 'Lo más parecido a tu mesa',
  },
};

/**
 * The answer for a skipped question: no option has this value, so the nearest rules stay as they
 * are.
 */
const PASSED = 'passed';

/** All answers; undefined if the person stops. */
async function interview(terminal: Terminal, lang: Language): Promise<Answers | undefined> {
  const given: [string, string][] = [];
  for (;;) {
    const answers = Object.fromEntries(given);
    const [question, ...later] = questionsLeft(answers);
    if (!question) return answers;
    show(terminal, lang, question, given.length + 1, given.length + 1 + later.length);
    const typed = await askOne(terminal, lang, question);
    if (typed === undefined) return undefined;
    if (typed === 'back') given.pop();
    else given.push([question.id, typed]);
  }
}

function show(
  terminal: Terminal,
  lang: Language,
  { id, options }: Question,
  number: number,
  of: number,
): void {
  const { paint, width } = terminal;
  const { ask, options: said } = interviewWords[lang][id]!;
  const answers = [...options.map((option) => said[option.id]!), interviewSaid[lang].pass];
  const lines = answers.flatMap((answer, at) => wrap(answer, width, `  ${at + 1}  `, '     '));
  terminal.write(`\n${paint.bold(ask)} ${paint.dim(`(${number}/${of})`)}\n${lines.join('\n')}\n`);
}

async function askOne(
  terminal: Terminal,
  lang: Language,
  { options }: Question,
): Promise<string | undefined> {
  const { choose, again } = interviewSaid[lang];
  for (;;) {
    const line = await terminal.ask(choose);
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    if (typed === 'b') return 'back';
    const answers = [...options.map(({ id }) => id), PASSED];
    const answer = /^\d+$/.test(typed) ? answers[Number(typed) - 1] : undefined;
    if (answer !== undefined) return answer;
    terminal.write(`${again}\n`);
  }
}

function tell(
  terminal: Terminal,
  answers: Answers,
  { lang, save }: Options,
  speech: RulesSpeech,
): void {
  const { parent, changes } = rulesByAnswers(answers);
  const own: OwnRules = { parent: parent.id, changes };
  const resolved = resolveRules(own);
  if (!resolved.ok) throw new Error('the interview ended in rules that cannot be played');
  const [found, nearest] = [resolved.ruleSet, parent].map(speech.sayRuleSet);
  const differences = speech.sayDifferences(resolved.ruleSet, parent);
  const lines = [
    `${interviewSaid[lang].found}: ${nearest!.name}.`,
    ...(differences.length === 0
      ? []
      : ['', ...differenceLines(differences, [found!.name, nearest!.name], speech, terminal)]),
  ];
  terminal.write(`\n${lines.join('\n')}\n\nhand-and-foot play --rules ${linkTo(own)}\n`);
  if (save !== undefined) saveTo(save, own);
}

function saveTo(file: string, own: OwnRules): void {
  try {
    writeFileSync(file, `${JSON.stringify(own, null, 2)}\n`);
  } catch {
    throw new Complaint(
      `The rules couldn’t be saved in ${file}. Check that you’re allowed to save there.`,
    );
  }
}
