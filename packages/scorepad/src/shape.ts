import { Misfitting, wrong } from './misfit.ts';

/** More than any round brings, and few enough to be added up. */
const LARGEST = 1_000_000;

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Throws where the object has a key that nobody reads: its writer would never know. */
export function keysOf(
  value: Record<string, unknown>,
  where: string,
  known: readonly string[],
  meant: (key: string) => string | undefined,
): void {
  const key = Object.keys(value).find((each) => !known.includes(each));
  if (key === undefined) return;
  const near = meant(key);
  throw new Misfitting({
    misfit: 'unknownKey',
    where,
    key: key.slice(0, 40),
    ...(near === undefined ? {} : { nearest: near }),
  });
}

export function wholeNumber(value: unknown, where: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST)
    return value;
  throw wrong(where, 'wholeNumber');
}
