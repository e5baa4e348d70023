import type { MeldCards, Pack, Seat } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';

/** The table a sentence is said at. */
export interface Context {
  /** As this table plays it. */
  ruleSet: RuleSet;
  pack: Pack;
  /** The listener's name for each seat. */
  names: readonly string[];
  /** How many sides play; left out, as many as the rules' first seating makes. */
  sides?: number;
  /** The seat that is spoken to, and told "you"; nobody at the table if left out. */
  you?: Seat;
  round?: number;
  /** The melds, by number, of the side that the sentence is about; without them some have no rank. */
  melds?: readonly MeldCards[];
  /** Said to somebody who listens: cards are named in full. */
  aloud?: boolean;
}
