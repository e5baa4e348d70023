import { fairDeal } from '@hand-and-foot/fair';
import type { Deal } from '@hand-and-foot/table';

const KEY = '5eed'.repeat(16);

/** Every round has the same cards, so clients know them without looking into the server. */
export const knownDeal: Deal = (terms, previous) => fairDeal(terms, previous, KEY);
