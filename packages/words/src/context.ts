import type { Pack, Seat } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';

/** What a sentence needs to know of the table it is said at. */
export interface Context {
  ruleSet: RuleSet;
  pack: Pack;
  /** What each seat is called by whoever is spoken to. */
  names: readonly string[];
  /** The seat that is spoken to, and told "you"; nobody at the table if left out. */
  you?: Seat;
  round?: number;
}
