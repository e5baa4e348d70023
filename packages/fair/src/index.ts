export { fairDeal } from './fairDeal.ts';
export { keyedRandom } from './keyedRandom.ts';
export { keepsPledge, pledgeFor, shuffleKey, type Shuffle } from './pledge.ts';
