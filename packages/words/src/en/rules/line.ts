import type { Pack, Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';

/** What the sentences of one knob are made from. */
export interface Telling {
  ruleSet: RuleSet;
  pack: Pack;
}

/** For each knob of a group, its sentences. */
export type Tellings<K extends keyof Rules> = {
  [Knob in K]: (value: Rules[Knob], telling: Telling) => string[];
};
