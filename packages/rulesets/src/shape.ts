/** The values a knob permits, as data: one checker reads it, and an editor can be drawn from it. */
export type Shape =
  | NumberShape
  | { shape: 'choice'; options: readonly string[] }
  /** The name of a kind of card in the rules' own pack. */
  | { shape: 'kind' }
  | { shape: 'list'; of: Shape; least: number; most: number; distinct: boolean }
  /** One value for each kind of card; for some of them only, unless `every`. */
  | { shape: 'perKind'; of: Shape; every: boolean }
  /** One value for each number of players that the rules seat. */
  | { shape: 'perPlayers'; of: Shape; fewest: number; most: number }
  | { shape: 'record'; fields: ShapeFields }
  /** An object whose `tag` says which further fields it has. */
  | { shape: 'union'; tag: string; cases: Readonly<Record<string, ShapeFields>> }
  /** A number, or one word in its place. */
  | { shape: 'numberOr'; number: NumberShape; word: string }
  /** A number or a word for everything, or a list or an object that tells things apart. */
  | { shape: 'either'; plain: Shape; full: Shape };

export interface NumberShape {
  shape: 'number';
  min: number;
  max: number;
  step: number;
}

export type ShapeFields = Readonly<Record<string, ShapeField>>;

export interface ShapeField {
  of: Shape;
  optional?: true;
}

export function number(min: number, max: number, step = 1): NumberShape {
  return { shape: 'number', min, max, step };
}

export function choice(...options: string[]): Shape {
  return { shape: 'choice', options };
}

export function list(of: Shape, least: number, most: number): Shape {
  return { shape: 'list', of, least, most, distinct: false };
}

/** A list in which nothing stands twice and the order means nothing. */
export function setOf(of: Shape, least: number, most: number): Shape {
  return { shape: 'list', of, least, most, distinct: true };
}

/** One plain value, or a list or an object in its place. */
export function either(plain: Shape, full: Shape): Shape {
  return { shape: 'either', plain, full };
}

/** Whether a value is in the plain form of the two. */
export function isPlain(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

/** A value for each round; the last goes on. */
export function perRound(of: Shape): Shape {
  return list(of, 1, MOST_ROUNDS);
}

/** One value for every round, or one for each. */
export function byRound(of: Shape): Shape {
  return either(of, perRound(of));
}

/** Whether the two forms are one value for every round, and one for each. */
export function isByRound({ plain, full }: Extract<Shape, { shape: 'either' }>): boolean {
  return full.shape === 'list' && full.of === plain;
}

export const MOST_ROUNDS = 12;
