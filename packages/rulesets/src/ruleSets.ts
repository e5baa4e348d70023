import type { Rules } from '@hand-and-foot/engine';
import { closedBooks } from './closedBooks.ts';
import { house } from './house.ts';
import { lordsAndLadies } from './lordsAndLadies.ts';
import type { RuleSet } from './ruleSet.ts';
import { singles } from './singles.ts';
import { sixDeck } from './sixDeck.ts';

export const ruleSets: readonly RuleSet[] = [lordsAndLadies, singles, house, sixDeck, closedBooks];

export function ruleSetById(id: string): RuleSet | undefined {
  return ruleSets.find((ruleSet) => ruleSet.id === id);
}

/** The numbers of players that the rules seat, fewest first. */
export function playersOf(rules: Rules): number[] {
  return Object.keys(rules.decks)
    .map(Number)
    .sort((a, b) => a - b);
}
