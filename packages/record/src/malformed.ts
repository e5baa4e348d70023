/** A line that is not of the record's form; the message is a sentence for its author. */
export class Malformed extends Error {}

export type Fields = Record<string, unknown>;

export function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${what} must be an object.`);
  return value as Fields;
}

export function listOf(value: unknown, what: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Malformed(`${what} must be a list.`);
  return value;
}

/** A whole number that is not negative. */
export function wholeNumberOf(value: unknown, what: string): number {
  if (!Number.isSafeInteger(value) || (value as number) < 0)
    throw new Malformed(`${what} must be a whole number from 0.`);
  return value as number;
}

export function pointsOf(value: unknown, what: string): number {
  if (!Number.isInteger(value) || Math.abs(value as number) > 1e9)
    throw new Malformed(`${what} must be whole points.`);
  return value as number;
}

export function truthOf(value: unknown, what: string): boolean {
  if (typeof value !== 'boolean') throw new Malformed(`${what} must be true or false.`);
  return value;
}

export function textOf(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new Malformed(`${what} must be a text.`);
  return value;
}
