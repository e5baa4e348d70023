import { fairDeal } from '@hand-and-foot/fair';
import type { Deal } from '@hand-and-foot/table';

const KEY = '5eed'.repeat(16);

/** Every round of the trial has the same cards, so that clients know them without looking where the server keeps them. */
export const knownDeal: Deal = (terms, previous) => fairDeal(terms, previous, KEY);
