import { checkRules, ruleSetById, type Shape } from '@hand-and-foot/rulesets';

/** The seating shape without those that don't fit this many players. */
export function fittingSeatings(shape: Shape, players: string): Shape {
  if (shape.shape !== 'list' || shape.of.shape !== 'choice') return shape;
  const options = shape.of.options.filter((seating) => canSit(players, seating));
  return { ...shape, of: { shape: 'choice', options } };
}

/** Asks the checker, because the page knows no rules; only the seating can be wrong with these. */
function canSit(players: string, seating: string): boolean {
  const { rules } = ruleSetById('house')!;
  const decks = { [players]: 10 };
  const problems = checkRules({
    ...rules,
    decks,
    booksNeeded: [],
    seating: { [players]: [seating] },
  });
  return problems.length === 0;
}
