import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How the cards of one round come about. The dealer draws a secret and publishes its pledge; only then do the players
 * hand in their seeds; the key of the shuffle is made of all of them. After the round the secret is shown, and anyone
 * who kept the pledge can see that it wasn't chosen afterwards. All are texts of hexadecimal digits.
 */
export interface Shuffle {
  /** The table and round it is for, so that nothing shown for one can serve for another. */
  readonly table: string;
  readonly round: number;
  readonly pledge: string;
  /** By seat; empty where a seat gave none. */
  readonly seeds: readonly string[];
  /** Shown after the round. */
  readonly secret: string;
}

/** Changed whenever the same secret and seeds would give other cards. */
const FORM = 'hand-and-foot shuffle 1';

/** Identifies a text without revealing it. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** Binds the dealer to the secret without showing it. */
export function pledgeFor(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/** The key the cards follow from: without all of its parts nobody can foresee or steer it. */
export function shuffleKey({ table, round, seeds, secret }: Omit<Shuffle, 'pledge'>): string {
  const parts = JSON.stringify([FORM, table, round, seeds]);
  return bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(parts)));
}

/** Whether the secret is the one that was pledged. */
export function keepsPledge({ pledge, secret }: Pick<Shuffle, 'pledge' | 'secret'>): boolean {
  return isSecret(secret) && pledgeFor(secret) === pledge;
}

/** Whether it is a text of 32 bytes, which a secret always is. */
function isSecret(text: string): boolean {
  return /^[0-9a-f]{64}$/u.test(text);
}
