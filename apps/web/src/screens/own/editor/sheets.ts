import type { Rules } from '@hand-and-foot/engine';
import { ruleSets, type Knob, type RuleSet } from '@hand-and-foot/rulesets';
import { computed } from '@preact/signals';
import { rulesSpeech } from '../../rules/speech.ts';
import { speech } from '../../../parts/words/wording.ts';

/** Sheets that agree on one point. */
export interface SheetSaying {
  readonly text: string;
  readonly names: readonly string[];
}

const nameOf = (ruleSet: RuleSet): string => speech.value.sayRuleSet(ruleSet).name;

/** Sheets that use this option of a knob. */
export function sheetsWith({ knob, shape }: Knob, option: string): string[] {
  const chosen = ({ rules }: RuleSet): unknown =>
    shape.shape === 'union' ? Reflect.get(rules[knob] as object, shape.tag) : rules[knob];
  return ruleSets.filter((sheet) => chosen(sheet) === option).map(nameOf);
}

/** The sheets on each knob, grouped by agreement. */
export const sheetSayings = computed(() => {
  const { sayKnob } = rulesSpeech.value;
  return (knob: keyof Rules): SheetSaying[] => {
    const groups = new Map<string, string[]>();
    for (const sheet of ruleSets) {
      const text = sayKnob(sheet, knob).join(' ');
      groups.set(text, [...(groups.get(text) ?? []), nameOf(sheet)]);
    }
    return Array.from(groups, ([text, names]) => ({ text, names }));
  };
});

/** The sheets' values of a number knob. */
export function sheetNumbers(knob: keyof Rules): SheetSaying[] {
  const numbers = [...new Set(ruleSets.map(({ rules }) => rules[knob] as number))];
  return numbers
    .sort((a, b) => a - b)
    .map((number) => ({
      text: speech.value.figure(number),
      names: ruleSets.filter(({ rules }) => rules[knob] === number).map(nameOf),
    }));
}
