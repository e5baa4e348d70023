import type { Rules } from '@hand-and-foot/engine';
import { catalogue } from './catalogue.ts';
import { same } from './same.ts';

/** The knobs in which two sets of rules differ, in the order of the catalogue. */
export function changedKnobs(from: Rules, to: Rules): (keyof Rules)[] {
  return catalogue.map(({ knob }) => knob).filter((knob) => !same(from[knob], to[knob]));
}

/** The changes that turn one set of rules into the other. */
export function changesTo(from: Rules, to: Rules): Partial<Rules> {
  return Object.fromEntries(changedKnobs(from, to).map((knob) => [knob, to[knob]]));
}
