import { createHash, timingSafeEqual } from 'node:crypto';

/** A shorter one could be guessed. */
const SHORTEST_TOKEN = 32;

/** Compares a token with the operator's in constant time; undefined if there is none. */
export function tokenCheck(token: string | undefined): ((given: string) => boolean) | undefined {
  if (token === undefined) return undefined;
  if (token.length < SHORTEST_TOKEN)
    throw new Error(
      `The operator’s token has ${token.length} characters and needs at least ${SHORTEST_TOKEN}. Make one with: hand-and-foot operator token`,
    );
  const expected = digest(token);
  return (given) => timingSafeEqual(digest(given), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
