// How nodes share their work, in milliseconds. A table that has lost its node goes on elsewhere within HOLD + LOOK.

/** For how long a node has a table after it was last heard of. */
export const HOLD = 2000;
/** How often it says that it is still there. */
export const RENEW = 600;
/** The same for a node that is alone and never has to wait for itself: to say it often is work for each table. */
export const ALONE = { span: 120_000, renew: 30_000 };
/** How often nodes look whether a table they mirror has been left alone. */
export const LOOK = 600;
/** How often a node looks for what a lost wake-up may have told: seldom while wake-ups arrive. */
export const LOOK_AROUND = 5000;
/** For how long a table without people is kept at hand. */
export const REST_AFTER = 20_000;
/** How often nodes tell each other who is there, and when they stop believing it. */
export const TELL_PRESENCE = 4000;
export const PRESENCE_LASTS = 10_000;
/** How often a node looks at most whether somebody whom it does not know has been let in meanwhile. */
export const STRANGERS_EVERY = 250;
/** How long changes of who is there are gathered before everybody at the table is told. */
export const PRESENCE_EVERY = 250;
/**
 * How often letters are thrown away that nobody came back for, and how old they are then. An answer is collected at once
 * by whoever waits for it, and who waits for a letter posts it again.
 */
export const SWEEP = 60_000;
export const LETTERS_KEPT = { answered: 60_000, waiting: 600_000, givenUp: 3_600_000 };
/** How often tables are thrown away at which nobody ever played, and how long ago somebody was last there. */
export const CLEAR_AWAY = 3_600_000;
export const FORSAKEN_AFTER = 30 * 86_400_000;
