import { resolveRules } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { englishRules, printedSheet } from './index.ts';

function columnsOf(id: string, changes = {}): number {
  const resolved = resolveRules({ parent: id, changes });
  if (!resolved.ok) throw new Error('these rules are in order');
  return printedSheet(resolved.ruleSet, englishRules).match(/<th scope="col">/g)!.length;
}

test('the table for the scores has a column for each side of the fullest table', () => {
  expect(columnsOf('house')).toBe(8);
  const four = { decks: { 4: 5 }, seating: { 4: ['pairs'] } };
  expect(columnsOf('house', four)).toBe(2);
  const five = { decks: { 5: 6 }, seating: { 5: ['fifthChanges'] } };
  expect(columnsOf('house', five)).toBe(5);
});
