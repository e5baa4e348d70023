import { shuffle } from '@hand-and-foot/engine';
import { keyedRandom, shuffleKey } from '@hand-and-foot/fair';
import { chanceOf } from './chance.ts';
import type { Failure } from './failure.ts';

const DEALS = 4000;
const CARDS = 8;
/** With this many degrees of freedom, a fair deck exceeds this once in ten million times. */
const SUSPECT = 130;

/** Checks that every card lands everywhere equally, and large numbers are as likely as small ones. */
export function checkFairness(seed: string): Failure[] {
  const chance = chanceOf(`${seed}/fairness`);
  const places = Array.from({ length: CARDS }, () => Array<number>(CARDS).fill(0));
  let low = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const key = shuffleKey({ table: 't', round: deal, seeds: ['', ''], secret: chance.hex(64) });
    const random = keyedRandom(key);
    const cards = Array.from({ length: CARDS }, (_, card) => card);
    shuffle(cards, random);
    cards.forEach((card, place) => places[card]![place]!++);
    // A third of these are below 2³⁰; without redrawing it would be half.
    if (random.below(3 * 2 ** 30) < 2 ** 30) low++;
  }
  const expected = DEALS / CARDS;
  const chi = places.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const failures: Failure[] = [];
  if (chi > SUSPECT)
    failures.push({ invariant: 'chance', what: `cards do not lie everywhere alike: χ² ${chi}` });
  if (Math.abs(low - DEALS / 3) > 6 * Math.sqrt((DEALS * 2) / 9))
    failures.push({ invariant: 'chance', what: `${low} of ${DEALS} are in the lowest third` });
  return failures;
}
