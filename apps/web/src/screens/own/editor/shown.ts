import type { Rules } from '@hand-and-foot/engine';
import { catalogue, type Group, type Knob } from '@hand-and-foot/rulesets';
import { hasAll } from '../../rules/pieces.ts';
import { knobWords } from '../draft/words.ts';
import { sheetSayings } from './sheets.ts';

/** Groups of rules in the order of play. */
export const GROUPS: readonly Group[] = [...new Set(catalogue.map(({ group }) => group))];

/** The knobs somebody wants to see. */
export interface WantedKnobs {
  readonly group: Group;
  readonly words: readonly string[];
  readonly onlyChanged: boolean;
}

/** The groups to show with their knobs: one group, or search results from all. */
export function knobsShown(
  { group, words, onlyChanged }: WantedKnobs,
  changed: readonly (keyof Rules)[],
): { group: Group; knobs: Knob[] }[] {
  const fits = (knob: Knob): boolean => {
    if (words.length > 0) return hasAll(textsOf(knob), words);
    return onlyChanged ? changed.includes(knob.knob) : knob.group === group;
  };
  const found = catalogue.filter(fits);
  return GROUPS.map((each) => ({
    group: each,
    knobs: found.filter((knob) => knob.group === each),
  })).filter(({ knobs }) => knobs.length > 0);
}

/** All texts about a knob, for the search. */
function textsOf({ knob }: Knob): string[] {
  const { knobs, options, fields } = knobWords.value;
  const isOfKnob = (path: string): boolean => path === knob || path.startsWith(`${knob}.`);
  return [
    knobs[knob],
    ...Object.keys(options)
      .filter(isOfKnob)
      .flatMap((path) => Object.values(options[path]!)),
    ...Object.keys(fields)
      .filter(isOfKnob)
      .map((path) => fields[path]!),
    ...sheetSayings.value(knob).map(({ text }) => text),
  ];
}
