/** Where the worker's entry lies: built beside the page, so that both share what they have in common. */
export const hallUrl = import.meta.env.DEV ? '/src/hall/main.ts' : './hall.js';
