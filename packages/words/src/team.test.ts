import { packFor, type Refusal } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import type { Context } from './context.ts';
import { english } from './en/english.ts';
import { spanish } from './es.ts';

const NAMES = ['Ana', 'Ben', 'Carla', 'Dan', 'Eva', 'Finn'];

function at(id: string, players: number, sides?: number): Context {
  const ruleSet = ruleSetById(id)!;
  const names = NAMES.slice(0, players);
  return { ruleSet, pack: packFor(ruleSet.rules.pack), names, ...(sides && { sides }) };
}

test.each([
  [at('lords-and-ladies', 6), 'your partners’ OK', 'el sí de tus compañeros'],
  [at('lords-and-ladies', 4), 'your partner’s OK', 'el sí de tu compañero'],
  [at('house', 6, 3), 'your partner’s OK', 'el sí de tu compañero'],
])('a team of three asks partners, a pair one', (context, en, es) => {
  expect(english.sayGoal({ why: 'permissionNeeded' }, context)).toBe(en);
  expect(spanish.sayGoal({ why: 'permissionNeeded' }, context)).toBe(es);
  expect(english.sayRefusal({ why: 'permissionNeeded' }, context)).toContain(
    en.includes('partners’') ? 'Ask your partners' : 'Ask your partner “',
  );
});

test.each([
  [4, 'until everyone has a book of sevens', 'hasta que todos tengan un libro de sietes'],
  [
    2,
    'until every team has a book of sevens',
    'hasta que todos los equipos tengan un libro de sietes',
  ],
])('with %i sides of four, a barred discard waits for players or teams', (sides, en, es) => {
  const refusal: Refusal = {
    why: 'discardBarred',
    kind: packFor('standard').kinds.indexOf('7'),
    until: 'every',
  };
  expect(english.sayRefusal(refusal, at('house', 4, sides))).toContain(en);
  expect(spanish.sayRefusal(refusal, at('house', 4, sides))).toContain(es);
});

test('in uneven teams, only those with two partners ask more than one', () => {
  const house = ruleSetById('house')!;
  const ruleSet = { ...house, rules: { ...house.rules, seating: { '5': ['teams2' as const] } } };
  const table = { ruleSet, pack: packFor('standard'), names: NAMES.slice(0, 5), sides: 2 };
  const asks = (you: number) => english.sayRefusal({ why: 'permissionNeeded' }, { ...table, you });
  expect(asks(0)).toContain('Ask your partners');
  expect(asks(1)).toContain('Ask your partner “');
});
