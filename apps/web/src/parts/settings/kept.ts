import { effect, signal, type Signal } from '@preact/signals';
import { recall, storeValue } from './memory.ts';

/** For each key, whether a stored value may be used. */
export type Fitness<T> = { readonly [Key in keyof T]-?: (found: unknown) => boolean };

/**
 * A signal that outlives the page. Storage may hold anything, from an older version or another page: values that don't
 * fit become the default. Values that can't be stored last until the page closes.
 */
export function kept<T extends object>(name: string, usual: T, fits: Fitness<T>): Signal<T> {
  const value = signal<T>({ ...usual, ...fitting(recall(name), fits) });
  effect(() => storeValue(name, value.value));
  return value;
}

/** The valid part of a stored value. */
export function fitting<T>(found: unknown, fits: Fitness<T>): Partial<T> {
  if (typeof found !== 'object' || found === null) return {};
  const keys = Object.keys(fits) as (keyof T & string)[];
  const fine = keys.filter(
    (key) => Object.hasOwn(found, key) && fits[key](Reflect.get(found, key)),
  );
  return Object.fromEntries(fine.map((key) => [key, Reflect.get(found, key)])) as Partial<T>;
}

/** Accepts one of these values. */
export function oneOf(...values: readonly unknown[]): (found: unknown) => boolean {
  return (found) => values.includes(found);
}
