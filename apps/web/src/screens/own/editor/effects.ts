import type { Rules } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { RulesDifference } from '@hand-and-foot/words';
import { rulesSpeech } from '../../rules/speech.ts';
import type { Draft } from '../draft/draft.ts';

/** The rules for wording: an invalid knob keeps its earlier value. */
export function tellable({ parent, rules, changed, problems }: Draft): RuleSet {
  const broken = new Set<string>(problems.value.map(({ knob }) => knob));
  const sound = changed.value.filter((knob) => !broken.has(knob));
  const changes = Object.fromEntries(sound.map((knob) => [knob, rules.value[knob]]));
  return { ...parent, rules: { ...parent.rules, ...changes } };
}

/** Each changed knob's effect, in sentences. */
export function effectsOf(draft: Draft): RulesDifference[] {
  return rulesSpeech.value.sayDifferences(tellable(draft), draft.parent);
}

/** The current wording of each rule. */
export function tellerOf(draft: Draft): (knob: keyof Rules) => string {
  const { sayKnob } = rulesSpeech.value;
  const ruleSet = tellable(draft);
  return (knob) => sayKnob(ruleSet, knob).join(' ');
}
