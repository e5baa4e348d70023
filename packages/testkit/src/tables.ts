import { termsFor, type Seating, type Terms } from '@hand-and-foot/engine';
import { playersOf, ruleSets, type RuleSet } from '@hand-and-foot/rulesets';

/** One way to sit down: a rule set, a number of players and who plays with whom. */
export interface TableKind {
  name: string;
  ruleSet: RuleSet;
  players: number;
  seating: Seating;
  terms: Terms;
}

/** Every rule set at every number of players it seats, in every seating it allows. */
export const tableKinds: readonly TableKind[] = ruleSets.flatMap((ruleSet) =>
  playersOf(ruleSet.rules).flatMap((players) =>
    ruleSet.rules.seating[players]!.map((seating) => ({
      name: `${ruleSet.id}, ${players} ${seating}`,
      ruleSet,
      players,
      seating,
      terms: termsFor(ruleSet.rules, { players, seating }),
    })),
  ),
);
