import { plainText } from '@hand-and-foot/protocol';

export const LONGEST_NAME = 20;
export const LONGEST_SAYING = 200;

/** Typed text as a name or message that a table accepts; empty if nothing is left. */
export function plainTextUpTo(typed: string, longest: number): string {
  return plainText(plainText(typed).slice(0, longest));
}

/** The name, with a number if somebody else at the table has it: people are told apart by it. */
export function nameApart(name: string, taken: readonly string[]): string {
  const lower = new Set(taken.map((each) => each.toLowerCase()));
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` ${number}`;
    const apart = plainTextUpTo(name, LONGEST_NAME - end.length) + end;
    if (!lower.has(apart.toLowerCase())) return apart;
  }
}
