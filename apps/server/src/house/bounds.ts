import type { Allowance } from '../session/bucket.ts';

// Limits on work in progress. No real table comes near them; a client that hits one is told the server is busy and may
// try again. http/limits.ts has the totals per address and guest.

/** Messages a line may send. */
export const MESSAGES_OF_LINE: Allowance = { burst: 60, perSecond: 20 };
/** Snapshots a line may ask for: clients need one when they connect and after a gap. */
export const WATCHES_OF_LINE: Allowance = { burst: 10, perSecond: 1 };
/** Tries per table with a link the node doesn't know, because each try may be stored. */
export const GUESSES: Allowance = { burst: 10, perSecond: 1 };
/**
 * Most commands waiting for answers at one node: per guest, per table, and in total. This bounds everything they wait
 * for: the table's queue, posted letters, strangers at the door, and writes.
 */
export const UNDER_WAY_OF_GUEST = 32;
export const UNDER_WAY_AT_TABLE = 256;
export const UNDER_WAY = 4096;
/** Most letters at a table across all nodes, and most handed over at once. */
export const LETTERS_AT_TABLE = 1024;
export const LETTERS_AT_ONCE = 64;
/** Times a letter is delivered. If it's still unanswered then, its command may be crashing the nodes. */
export const DELIVERIES = 3;
