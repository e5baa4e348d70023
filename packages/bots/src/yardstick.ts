import { roomInMeld, type Terms } from '@hand-and-foot/engine';
import type { Level } from './brain.ts';
import type { Weights } from './weights.ts';

// A yardstick: later levels are measured against it, so none of its numbers changes any more.

export const YARDSTICK_WEIGHTS: Weights = {
  supply: 0.732,
  unheld: 0.707,
  wildShare: 0.257,
  nearly: 0.95,
  opened: 151,
  towardsOpening: 53.2,
  need: 0.169,
  ready: 0.295,
  single: 0.158,
  pair: 0.39,
  triple: 0.865,
  layOpen: 0.937,
  layTriple: 0.786,
  layPair: 0.539,
  laySingle: 0.177,
  keeps: 0,
  wild: 0.543,
  wildSpare: 0.05,
  wildLater: 0.5,
  wildFalls: 0.85,
  wildMeld: 0.812,
  pickUp: 1.97,
  pile: 308,
  tempo: 35,
  late: 0,
  third: 0.814,
  stuckOpen: 0.271,
  fills: 1,
  midTurn: 3.55,
  dead: 0.184,
  cap: 0.277,
  caught: 1.11,
  gift: 0.596,
  waste: 150,
  step: 0,
  unwanted: 0.415,
  anyCard: 14.8,
  othersTurn: 107,
  othersCaught: 0.73,
  outNow: 560,
  wildBookShare: 0.628,
  shortest: 2.5,
  longest: 14,
  forBooks: 1.7,
  forCard: 0.16,
  forUnlaid: 0.29,
  reach: 0.83,
  table: 1,
  natural: 1,
  full: 0,
  linger: 0,
};

/** `expert` of November 16, 2026. */
export const YARDSTICK_EXPERT: Level = {
  weights: YARDSTICK_WEIGHTS,
  at: patientWeights,
  recall: { turns: Infinity, pickUps: true },
  width: 6,
  depth: { choices: 4, worlds: 6, turns: 1, trust: 3, margin: 40 },
};

/** Alone where melds fill up, it holds cards until their book is near and takes its time with the hand. */
function patientWeights(terms: Terms): Partial<Weights> {
  const patience = terms.sides === terms.players ? fillingOf(terms) : 0;
  return {
    keeps: patience * 13,
    tempo: YARDSTICK_WEIGHTS.tempo + patience * -YARDSTICK_WEIGHTS.tempo,
  };
}

/** How surely a side's melds are full before the stock is gone: its share of each rank, in books. */
export function fillingOf(terms: Terms): number {
  const { copies, pack, ranks, reshuffles, sides } = terms;
  const room = Math.max(roomInMeld(terms, 0, 0), roomInMeld(terms, 0, 1));
  if (room === Infinity || reshuffles) return 0;
  let cards = 0;
  copies.forEach((count, card) => (cards += pack.kindOf[card] === ranks[0] ? count : 0));
  return Math.min(1, cards / sides / room);
}
