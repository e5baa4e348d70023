export { fairDeal } from './fairDeal.ts';
export { keyedRandom } from './keyedRandom.ts';
export { hashOf, keepsPledge, pledgeFor, shuffleKey, type Shuffle } from './pledge.ts';
export { watchCodeOf } from './watchCode.ts';
