import { seeded } from '@hand-and-foot/engine';
import { expect, test } from 'vitest';
import { checkRules } from '../check.ts';
import { linkTo } from '../link.ts';
import { ruleSets } from '../ruleSets.ts';
import { warningsOf } from '../warnings.ts';
import { answersOf, questionsLeft, rulesByAnswers } from './interview.ts';
import type { Answers } from './question.ts';
import { questions } from './questions.ts';

function rulesOf(answers: Answers) {
  const { parent, changes } = rulesByAnswers(answers);
  return { ...parent.rules, ...changes };
}

test.each(ruleSets)(
  'people who play $name and say so end there, with nothing changed',
  (ruleSet) => {
    const answers = answersOf(ruleSet.rules);
    expect(questionsLeft(answers)).toEqual([]);
    expect(rulesByAnswers(answers)).toEqual({ parent: ruleSet, changes: {} });
  },
);

test('answers that stand side by side end in rules that can be played as they were told', () => {
  const all = questions.flatMap(({ id, options }) =>
    options.map((option) => [id, option.id] as const),
  );
  for (const { rules } of [ruleSets[0]!, ruleSets[2]!]) {
    const usual = answersOf(rules);
    for (const [at, [one, first]] of all.entries())
      for (const [other, second] of all.slice(at + 1, at + 12)) {
        if (one === 'pack' || other === 'pack') continue;
        expectPlayable({ ...usual, [one]: first, [other]: second });
      }
  }
});

test('so does every way through the questions', () => {
  const random = seeded('interview');
  for (let way = 0; way < 200; way++) {
    const answers: Record<string, string> = {};
    for (let [next] = questionsLeft(answers); next; [next] = questionsLeft(answers))
      answers[next.id] = next.options[random.below(next.options.length)]!.id;
    expectPlayable(answers);
  }
});

test('so does every way on which some questions are passed over', () => {
  const random = seeded('passed');
  for (let way = 0; way < 300; way++) {
    const told = questions.flatMap(({ id, options }) =>
      id === 'pack' || random.below(4) > 0
        ? []
        : [[id, options[random.below(options.length)]!.id] as const],
    );
    expectPlayable(Object.fromEntries(told));
  }
  expect(rulesByAnswers({}).parent.rules.pack).toBe('standard');
});

function expectPlayable(answers: Answers): void {
  const rules = rulesOf(answers);
  const told = JSON.stringify(answers);
  expect(checkRules(rules), told).toEqual([]);
  for (const { id, options, skipped } of questions) {
    const chosen = options.find((option) => option.id === answers[id]);
    if (chosen && !skipped?.(answers)) expect(chosen.holds(rules), `${id} of ${told}`).toBe(true);
  }
}

test('there are some twenty questions, fewer where an answer says it all', () => {
  expect(questionsLeft({})).toHaveLength(21);
  expect(questionsLeft({ pack: 'lords', partners: 'alone', pickUp: 'nothing' })).toHaveLength(12);
});

test('one thing played otherwise is one change, and a short link', () => {
  const answers = { ...answersOf(ruleSets[2]!.rules), draw: '3' };
  const { parent, changes } = rulesByAnswers(answers);
  expect(parent.id).toBe('house');
  expect(changes).toEqual({ draw: 3 });
  expect(linkTo({ parent: parent.id, changes }).length).toBeLessThan(40);
});

test('nothing in what the usual answers lead to was hardly meant', () => {
  for (const { rules } of ruleSets)
    for (const { id, options } of questions)
      for (const option of options)
        if (id !== 'pack')
          expect(warningsOf(rulesOf({ ...answersOf(rules), [id]: option.id })), option.id).toEqual(
            [],
          );
});
