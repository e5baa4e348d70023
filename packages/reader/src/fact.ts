import type { Rules } from '@hand-and-foot/engine';
import type { Sentence } from './sentence.ts';

/** The smallest thing a sentence says: the value at one place of a knob, such as the points of an ace. */
export interface Fact {
  knob: keyof Rules;
  /** The place inside the knob, such as `A` or `clean.4`; empty for the whole. */
  at: string;
  value: unknown;
}

/** A fact and the part of the plain sentence that says it. */
export interface Finding extends Fact {
  from: number;
  to: number;
}

/** A way to say something about a knob. */
export interface Phrase {
  /** Tried on the plain sentence, everywhere in it. */
  says: RegExp;
  /** The sentence or the headings above it must be about this, too. */
  under?: RegExp;
  /** It may also be the sentence before it that is. */
  follows?: boolean;
  /** The sentence must not be about this. */
  notUnder?: RegExp;
  means: (match: RegExpMatchArray, sentence: Sentence) => readonly Fact[];
  /** The opposite, for a clause with a "no" or "not" outside the phrase; such a clause is left unread without it. */
  denied?: (match: RegExpMatchArray, sentence: Sentence) => readonly Fact[];
}

/** The phrases of one question about the rules. */
export type Reader = readonly Phrase[];

export function fact(knob: keyof Rules, at: string, value: unknown): Fact {
  return { knob, at, value };
}

/** The same place of the same knob. */
export function knobPlace({ knob, at }: Pick<Fact, 'knob' | 'at'>): string {
  return at === '' ? knob : `${knob}.${at}`;
}
