import type { BookKind, KindName, LayBonus, Penalty } from '@hand-and-foot/engine';

/** The counted cards: on the table, or caught in hand and foot. */
export type Pile = 'table' | 'caught';

/** How a pile is counted: the number of cards of each value, stacks of a hundred points and the rest, or all at once. */
export type Way = 'values' | 'hundreds' | 'total';

export const WAYS: readonly Way[] = ['values', 'hundreds', 'total'];

/** A line a person writes a number for. Books with a bonus of their own have their rank: `books/clean/7`. */
export type Field =
  | `books/${BookKind}`
  | `books/${BookKind}/${KindName}`
  | 'out'
  | 'grabs'
  | `grabs/${number}`
  | `deeds/${LayBonus['for']}`
  | `penalties/${Penalty['for']}`
  | `laid/${KindName}`
  | `caps/${KindName}`
  | `${Pile}/${number}`
  | `${Pile}/hundreds`
  | `${Pile}/rest`
  | `${Pile}/total`;

/** Whether it is of the form of a field; rules may still not know it. */
export function isField(text: unknown): text is Field {
  return typeof text === 'string' && /^[a-z]+(\/\w{1,20}){0,2}$/.test(text);
}

/** One side's result of a round, as people count it. A missing field is 0. */
export interface Count {
  readonly numbers: Readonly<Partial<Record<Field, number>>>;
  /** Numbers written down in another way than this are kept, but do not count. */
  readonly ways: Readonly<Record<Pile, Way>>;
}

export const NOTHING: Count = { numbers: {}, ways: { table: 'values', caught: 'values' } };

export function numberIn({ numbers }: Count, field: Field): number {
  return numbers[field] ?? 0;
}

export function withNumber(count: Count, field: Field, number: number): Count {
  return { ...count, numbers: { ...count.numbers, [field]: number } };
}

export function withWay(count: Count, pile: Pile, way: Way): Count {
  return { ...count, ways: { ...count.ways, [pile]: way } };
}
