/** What a table takes as a name or a saying, made of what somebody typed; empty if nothing is left of it. */
export function plainText(typed: string, longest: number): string {
  const plain = typed.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
  return plain.slice(0, longest).trim();
}

export const LONGEST_NAME = 20;
export const LONGEST_SAYING = 200;
