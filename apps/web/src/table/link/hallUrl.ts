/** Written in by the build. */
declare const HALL_URL: string;

/**
 * Where the worker's entry lies: built beside the page, so that both share what they have in common,
 * and named by its content, so that a page never starts the worker of another version.
 */
export const hallUrl = import.meta.env.DEV ? '/src/worker/main.ts' : HALL_URL;
