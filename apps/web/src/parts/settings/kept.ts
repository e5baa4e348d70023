import { effect, signal, type Signal } from '@preact/signals';
import { recall, remember } from './memory.ts';

/** For each key, whether a value found under it may be used. */
export type Fitness<T> = { readonly [Key in keyof T]-?: (found: unknown) => boolean };

/**
 * A signal whose value outlives the page. Anything may be found in the browser, from an older version or another page:
 * what does not fit gives way to what is usual. What cannot be kept holds until the page is closed.
 */
export function kept<T extends object>(name: string, usual: T, fits: Fitness<T>): Signal<T> {
  const value = signal<T>({ ...usual, ...fitting(recall(name), fits) });
  effect(() => remember(name, value.value));
  return value;
}

/** What fits of something that was found. */
export function fitting<T>(found: unknown, fits: Fitness<T>): Partial<T> {
  if (typeof found !== 'object' || found === null) return {};
  const keys = Object.keys(fits) as (keyof T & string)[];
  const fine = keys.filter(
    (key) => Object.hasOwn(found, key) && fits[key](Reflect.get(found, key)),
  );
  return Object.fromEntries(fine.map((key) => [key, Reflect.get(found, key)])) as Partial<T>;
}

/** Fits what is one of these. */
export function oneOf(...values: readonly unknown[]): (found: unknown) => boolean {
  return (found) => values.includes(found);
}
