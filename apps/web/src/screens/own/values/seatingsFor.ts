import { checkRules, ruleSetById, type Shape } from '@hand-and-foot/rulesets';

/** The shape of seatings without those that so many players cannot sit in. */
export function seatingsFor(shape: Shape, players: string): Shape {
  if (shape.shape !== 'list' || shape.of.shape !== 'choice') return shape;
  const options = shape.of.options.filter((seating) => canSit(players, seating));
  return { ...shape, of: { shape: 'choice', options } };
}

/** The checker is asked, since the page knows no rule; nothing but the seating can be wrong with these. */
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
