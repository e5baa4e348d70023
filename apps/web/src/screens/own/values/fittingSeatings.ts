import { termsFor, type Rules, type Seating } from '@hand-and-foot/engine';
import { checkRules, ruleSetById, type Shape } from '@hand-and-foot/rulesets';

/** The seating shape without those that don't fit this many players, or put them together as an earlier one does. */
export function fittingSeatings(shape: Shape, players: string): Shape {
  if (shape.shape !== 'list' || shape.of.shape !== 'choice') return shape;
  const seen = new Set<string>();
  const options = (shape.of.options as Seating[]).filter((seating) => {
    const rules = seatedAs(players, seating);
    // The checker is asked, because the page knows no rules; only the seating can be wrong with these.
    if (checkRules(rules).length > 0) return false;
    const before = seen.size;
    return seen.add(teamsUnder(rules, Number(players))).size > before;
  });
  return { ...shape, of: { shape: 'choice', options } };
}

function seatedAs(players: string, seating: Seating): Rules {
  const { rules } = ruleSetById('house')!;
  return {
    ...rules,
    decks: { [players]: 10 },
    booksNeeded: [],
    seating: { [players]: [seating] },
  };
}

function teamsUnder(rules: Rules, players: number): string {
  return JSON.stringify(termsFor(rules, { players }).seatsOf);
}
