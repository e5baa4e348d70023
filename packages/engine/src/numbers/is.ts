declare const is: unique symbol;

/**
 * Tells numbers that stand for different things apart: a `number & Is<'card'>` may be any plain number, but
 * none that is something else. For the compiler only: nothing of it is there when the code runs.
 */
export interface Is<Name extends string> {
  readonly [is]?: Name;
}

/** An entry for each key, such as each card's kind: a key of another sort is a compile error. */
export type Lookup<Key extends number, Entry> = { readonly [key in Key]: Entry } & Walk<Key, Entry>;

interface Walk<Key, Entry> extends Iterable<Entry> {
  readonly length: number;
  findIndex(is: (entry: Entry, key: Key) => boolean): Key;
  forEach(each: (entry: Entry, key: Key) => void): void;
  join(between?: string): string;
  reduce<To>(add: (before: To, entry: Entry, key: Key) => To, first: To): To;
}

/** A lookup in a list, which also finds the key of an entry. */
export type Each<Key extends number, Entry> = { readonly [key in Key]: Entry } & Keyed<Key, Entry> &
  Omit<readonly Entry[], number | keyof Keyed<Key, Entry>>;

interface Keyed<Key, Entry> {
  forEach(each: (entry: Entry, key: Key, all: readonly Entry[]) => void): void;
  indexOf(entry: Entry, from?: number): Key;
  keys(): ArrayIterator<Key>;
  map<To>(each: (entry: Entry, key: Key, all: readonly Entry[]) => To): To[];
}
