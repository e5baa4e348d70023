import type { Allowance } from '../session/bucket.ts';

// How much of anything may be under way. No table that people play at comes near these numbers; whoever reaches one is
// told that the server is busy, and may ask again. What an address and a guest may have in all is in http/limits.ts.

/** What one line may send. */
export const MESSAGES_OF_LINE: Allowance = { burst: 60, perSecond: 20 };
/** How often a line may ask for everything: a client does when it connects, and after a gap. */
export const WATCHES_OF_LINE: Allowance = { burst: 10, perSecond: 1 };
/** How often anybody may try a link that a node does not know, at one table: each may be written down. */
export const GUESSES: Allowance = { burst: 10, perSecond: 1 };
/**
 * How many commands may wait for their answers at one node: of one guest, at one table, and in all. Whatever they wait
 * for is bounded by it: the table's line, the letters that are posted, strangers at the door, and what is to be written.
 */
export const UNDER_WAY_OF_GUEST = 32;
export const UNDER_WAY_AT_TABLE = 256;
export const UNDER_WAY = 4096;
/** How many letters may lie at a table for all nodes, and how many of them it is handed at once. */
export const LETTERS_AT_TABLE = 1024;
export const LETTERS_AT_ONCE = 64;
/** So often a letter is handed to a table. If it is still not answered, its command may be what ends the nodes. */
export const DELIVERIES = 3;
