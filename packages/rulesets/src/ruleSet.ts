import type { Rules } from '@hand-and-foot/engine';

/** Rules with a label: what people choose. The engine is given `rules` alone. */
export interface RuleSet {
  id: string;
  name: string;
  summary: string;
  words: Words;
  /** Said where the sheet itself wants partners to keep what they hold and plan to themselves. No engine can hold it. */
  talk?: 'notAmongPartners';
  rules: Rules;
  rulings: Ruling[];
}

/** A rule set's own names for things, for display. */
export interface Words {
  meld: Noun;
  /** A finished meld. */
  book: Noun;
  clean: string;
  dirty: string;
  wild: string;
  side: Noun;
}

export interface Noun {
  one: string;
  many: string;
}

/** Where a sheet is silent or contradicts itself: what we decided. `play` is for no one knob. */
export interface Ruling {
  knob: keyof Rules | 'play';
  note: string;
}
