import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '../ruleSet.ts';
import { ruleSets } from '../ruleSets.ts';
import { changesTo } from '../changes.ts';
import type { Answers, Found, Option, Question } from './question.ts';
import { questions } from './questions.ts';

/** The questions still to ask, in order, without those that the answers have settled. */
export function questionsLeft(answers: Answers): Question[] {
  return asked(answers).filter(({ id }) => answers[id] === undefined);
}

/** The rule set that is nearest to the answers, with the changes that make it play as they say. */
export function rulesByAnswers(answers: Answers): Found {
  const chosen = asked(answers).flatMap((question) => optionChosen(question, answers));
  const found = ruleSets
    .filter(({ rules }) => hasPack(rules, answers))
    .map((parent) => changedTo(parent, chosen));
  return found.reduce((best, each) => (sizeOf(each) < sizeOf(best) ? each : best));
}

/** How these rules would answer: every question that has an option they play by. */
export function answersOf(rules: Rules): Answers {
  const answers: Record<string, string> = {};
  for (const { id, options, skipped } of questions) {
    const option = options.find(({ holds }) => holds(rules));
    if (option && !skipped?.(answers)) answers[id] = option.id;
  }
  return answers;
}

function asked(answers: Answers): Question[] {
  return questions.filter(({ skipped }) => !skipped?.(answers));
}

function optionChosen({ id, options }: Question, answers: Answers): Option[] {
  return options.filter((option) => option.id === answers[id]);
}

/** Without an answer, ordinary cards are assumed: later answers refer to them. */
function hasPack(rules: Rules, answers: Answers): boolean {
  const pack = questions[0]!;
  const [chosen = pack.options[0]!] = optionChosen(pack, answers);
  return chosen.holds(rules);
}

/** Changes only what the parent doesn't play already. */
function changedTo(parent: RuleSet, chosen: readonly Option[]): Found {
  let { rules } = parent;
  for (const option of chosen)
    if (!option.holds(rules)) rules = { ...rules, ...option.changes(rules) };
  return { parent, changes: changesTo(parent.rules, rules) };
}

function sizeOf({ changes }: Found): number {
  return Object.keys(changes).length;
}
