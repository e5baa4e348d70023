import { packFor } from '@hand-and-foot/engine';
import {
  catalogue,
  checkRules,
  ruleSetById,
  type Problem,
  type Shape,
} from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { blank, blankCase, blankPart } from './blank.ts';

const { rules } = ruleSetById('house')!;
const { kinds } = packFor('standard');

/** Problems with a knob's form; whether it makes sense is another matter. */
function formProblems(knob: string, value: unknown): Problem[] {
  return checkRules({ ...rules, [knob]: value }).filter((problem) =>
    [
      'wrongType',
      'outOfRange',
      'notAChoice',
      'wrongLength',
      'missingField',
      'unknownField',
    ].includes(problem.problem),
  );
}

test.each(catalogue)('the first value of $knob has its form', ({ knob, shape }) => {
  expect(formProblems(knob, blank(shape, kinds))).toEqual([]);
  if (shape.shape === 'list' && !shape.distinct)
    expect(formProblems(knob, Array(shape.least + 1).fill(blank(shape.of, kinds)))).toEqual([]);
  if (shape.shape === 'union')
    for (const which of Object.keys(shape.cases))
      expect(formProblems(knob, blankCase(shape, which, kinds))).toEqual([]);
});

test('a part that is switched on says the same as before, or begins its list', () => {
  const laid = catalogue.find(({ knob }) => knob === 'laid')!.shape;
  const { fields } = laid as Extract<Shape, { shape: 'record' }>;
  expect(blankPart(fields['replaced']!.of, kinds)).toEqual(['deal', 'stock', 'foot', 'pile']);
  for (const [name, { of }] of Object.entries(fields)) {
    const value = blankPart(of, kinds);
    expect(formProblems('laid', { [name]: value })).toEqual([]);
    expect(value).not.toEqual([]);
  }
});

test('piles of its own that are switched on are as many as can be played with', () => {
  const shape = catalogue.find(({ knob }) => knob === 'forPlayers')!.shape;
  const { of } = shape as Extract<Shape, { shape: 'list' }>;
  const { fields } = of as Extract<Shape, { shape: 'record' }>;
  const piles = blankPart(fields['piles']!.of, kinds);
  expect(formProblems('forPlayers', [{ players: 2, piles }])).toEqual([]);
});
