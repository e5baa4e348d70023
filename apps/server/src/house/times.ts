// The schedule of nodes, in milliseconds. A table that lost its node continues elsewhere within HOLD + LOOK.

/** How long a node holds its tables after it last renewed its lease. */
export const HOLD = 2000;
/** How often it renews that. */
export const RENEW = 600;
/** The same for a lone node, which never waits for itself. */
export const ALONE = { span: 120_000, renew: 30_000 };
/**
 * The same for each table, once it runs. That's rare: a table needs its own lease only so that one whose node knows
 * nothing of it gets free, and for nodes of earlier versions, which know no other.
 */
export const TABLE_HOLD = 120_000;
export const TABLE_RENEW = 40_000;
/** How often nodes look for mirrored tables that lost their node. */
export const LOOK = 600;
/** How often a node polls in case a wake-up was lost: rarely, while they arrive. */
export const LOOK_AROUND = 5000;
/** How long an empty table stays in memory. */
export const REST_AFTER = 20_000;
/** How often nodes tell each other who is there, and when that expires. */
export const TELL_PRESENCE = 4000;
export const PRESENCE_LASTS = 10_000;
/** How often, at most, a node checks whether a stranger was admitted elsewhere. */
export const STRANGERS_EVERY = 250;
/** How long comings and goings are gathered before everybody at the table hears. */
export const PRESENCE_EVERY = 250;
/**
 * How often abandoned letters are dropped, and at what age. A waiting client collects its answer at once and reposts
 * its letter.
 */
export const SWEEP = 60_000;
export const LETTERS_KEPT = { answered: 60_000, waiting: 600_000, givenUp: 3_600_000 };
/** How often never-played tables are dropped, and after how long without anyone. */
export const CLEAR_AWAY = 3_600_000;
export const FORSAKEN_AFTER = 30 * 86_400_000;
