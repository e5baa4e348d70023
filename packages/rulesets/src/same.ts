import type { Rules } from '@hand-and-foot/engine';
import { isObject } from './isObject.ts';

/** The number of knobs in which two sets of rules differ; `changedKnobs` names them. */
export function countChanges(from: Rules, to: Rules): number {
  return Object.keys(from).filter(
    (knob) => !same(from[knob as keyof Rules], to[knob as keyof Rules]),
  ).length;
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
