import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { RulesSpeech } from './rulesSpeech.ts';

/** The sentences of a knob that would read differently under other rules; all of them if none would. */
export function sayPart(
  { sayKnob }: RulesSpeech,
  ruleSet: RuleSet,
  knob: keyof Rules,
  otherwise: Rules,
): string[] {
  const said = sayKnob(ruleSet, knob);
  const others = sayKnob({ ...ruleSet, rules: otherwise }, knob);
  const own = said.filter((text) => !others.includes(text));
  return own.length > 0 ? own : said;
}
