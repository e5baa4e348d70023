import type { Rules } from '@hand-and-foot/engine';

/** Rules with a label: what people choose. The engine is given `rules` alone. */
export interface RuleSet {
  id: string;
  name: string;
  summary: string;
  words: Words;
  /** Set if the sheet wants partners to keep their cards and plans to themselves. No engine can enforce it. */
  talk?: 'notAmongPartners';
  rules: Rules;
  rulings: Ruling[];
}

/** The rule set with the rules of one table, which may depend on how many play there. */
export function asPlayed(ruleSet: RuleSet, { rules }: { readonly rules: Rules }): RuleSet {
  return rules === ruleSet.rules ? ruleSet : { ...ruleSet, rules };
}

/** A rule set's own names for things, for display. */
export interface Words {
  meld: Noun;
  /** A finished meld. */
  book: Noun;
  clean: string;
  dirty: string;
  wild: string;
}

export interface Noun {
  one: string;
  many: string;
}

/** Our decision where a sheet is silent or contradicts itself. `play` belongs to no single knob. */
export interface Ruling {
  knob: keyof Rules | 'play';
  note: string;
}
