/** Filled in by the build. */
declare const HALL_URL: string;

/**
 * The worker's entry: next to the page, so both share common parts, and named by its content, so a page never starts
 * another version's worker.
 */
export const hallUrl = import.meta.env.DEV ? '/src/worker/main.ts' : HALL_URL;
