import { packFor } from '@hand-and-foot/engine';
import type { Warning } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { warningWords } from './editor.ts';

/** One of each, so that none can be added without being read here. */
const warnings: {
  [Name in Warning['warning']]: Omit<Extract<Warning, { warning: Name }>, 'warning'>;
} = {
  openingBeyondHand: { knob: 'opening', need: 500, most: 440, cards: 13 },
  bookBeyondHand: { knob: 'opening', need: 7, cards: 6 },
  openingFalls: { knob: 'opening' },
  booksFall: { knob: 'booksNeeded', round: 2 },
  roundsNeverPlayed: { knob: 'opening', have: 4, rounds: 3 },
  wildsForFew: { knob: 'booksNeeded', players: 4, sides: 4, can: 1 },
  cardsForFew: { knob: 'booksNeeded', players: 4, sides: 4, can: 2 },
  stockShort: { knob: 'piles', players: 4, left: 10, need: 16 },
  noMelds: { knob: 'meldStart', players: 2 },
  noBooks: { knob: 'bookSize', players: 2 },
  wildsIdle: { knob: 'wildLimits' },
  bookBelowCards: { knob: 'bookBonus', kind: 'clean', bonus: 30, cards: 35 },
  dirtyAboveClean: { knob: 'bookBonus', clean: 300, dirty: 500 },
  wildBookUnpaid: { knob: 'bookBonus' },
  wildBookNever: { knob: 'bookBonus', bonus: 1000 },
  caughtBelowValue: { knob: 'caught', kind: 'A', caught: 5, value: 20 },
  wildBelowNaturals: { knob: 'values', kind: 'joker', value: 0, natural: 20 },
  pickUpNever: { knob: 'pickUpAtLeast' },
  idle: { knob: 'exactGrab' },
};

const ENGLISH =
  /\b(the|and|or|is|are|with|for|not|from|cards?|books?|wilds?|rounds?|players?|sides?)\b/i;

test.each(Object.entries(warnings))('%s is told in both languages', (warning, rest) => {
  const whole = { warning, ...rest } as Warning;
  const pack = packFor('standard');
  const [english, spanish] = [warningWords.en(whole, pack), warningWords.es(whole, pack)];
  expect(spanish).not.toMatch(ENGLISH);
  for (const said of [english, spanish]) {
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(said).not.toMatch(/undefined|NaN|\[object/);
  }
});
