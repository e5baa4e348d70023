import { packFor } from '@hand-and-foot/engine';
import { ruleSetById, type RuleSet } from '@hand-and-foot/rulesets';
import {
  english,
  englishRules,
  type Context,
  type RulesSpeech,
  type Speech,
} from '@hand-and-foot/words';
import { spanish, spanishRules } from '@hand-and-foot/words/es';

/** A sentence that somebody can meet, and where. */
export interface Said {
  /** The part of the product, such as "refusals" or "start". */
  readonly place: string;
  readonly where: string;
  readonly en: string;
  /** Missing where a part speaks only English. */
  readonly es?: string;
}

export interface Tongue {
  readonly language: 'en' | 'es';
  readonly speech: Speech;
  readonly rules: RulesSpeech;
}

const EN: Tongue = { language: 'en', speech: english, rules: englishRules };
const ES: Tongue = { language: 'es', speech: spanish, rules: spanishRules };

/** One entry from both languages; none if there is nothing to say. */
export function inBoth(
  place: string,
  where: string,
  say: (tongue: Tongue) => string | undefined,
): Said[] {
  const [en, es] = [say(EN), say(ES)];
  return en === undefined || es === undefined ? [] : [{ place, where, en, es }];
}

/** The same for something that takes several sentences, as many in each language. */
export function eachInBoth(
  place: string,
  where: string,
  say: (tongue: Tongue) => readonly string[],
): Said[] {
  const spoken = say(ES);
  return say(EN).map((en, at) => ({ place, where, en, es: spoken[at] ?? '(missing)' }));
}

const NAMES = ['Ana', 'Ben', 'Carla', 'Dan', 'Eva', 'Finn', 'Gina', 'Hugo'];

/** A table of the rule set, told to the first seat. */
export function contextOf(id: string, more: Partial<Context> = {}): Context {
  const ruleSet = ruleSetNamed(id);
  return {
    ruleSet,
    pack: packFor(ruleSet.rules.pack),
    names: NAMES.slice(0, 4),
    you: 0,
    round: 1,
    ...more,
  };
}

/** Tables of the rule set where everyone plays alone, in pairs, and in teams of three. */
export function contextsOf(id: string, more: Partial<Context> = {}): Context[] {
  return [
    contextOf(id, { ...more, sides: 4 }),
    contextOf(id, { ...more, sides: 2 }),
    contextOf(id, { ...more, names: NAMES.slice(0, 6), sides: 2 }),
  ];
}

export function ruleSetNamed(id: string): RuleSet {
  const ruleSet = ruleSetById(id);
  if (!ruleSet) throw new Error(`There is no rule set ${id}.`);
  return ruleSet;
}
