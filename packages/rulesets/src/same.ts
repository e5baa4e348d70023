import type { Rules } from '@hand-and-foot/engine';
import { catalogue } from './catalogue.ts';
import { isObject } from './misshapen.ts';

/** The knobs in which two sets of rules differ, in the order of the catalogue. */
export function changedKnobs(from: Rules, to: Rules): (keyof Rules)[] {
  return catalogue.map(({ knob }) => knob).filter((knob) => !same(from[knob], to[knob]));
}

/** The changes that turn one set of rules into the other. */
export function changesTo(from: Rules, to: Rules): Partial<Rules> {
  return Object.fromEntries(changedKnobs(from, to).map((knob) => [knob, to[knob]]));
}

/** Ignores the order of keys. */
export function same(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return sameList(one, other);
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => same(one[key], other[key]))
  );
}

function sameList(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((item, index) => same(item, other[index]));
}
