import {
  cardNamed,
  legalActions,
  seeded,
  setUp,
  termsFor,
  viewFor,
  type Card,
  type Event,
  type State,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import { botNamed, botNames } from './bots.ts';
import { loadNet } from './net/netAtHand.ts';

await loadNet();

// The first seat asks; the third, its partner, answers.

const terms = termsFor(ruleSetById('six-deck')!.rules, { players: 4, seating: 'pairs' });
const levels = botNames.filter((name) => name !== 'random');

function cards(text: string): Card[] {
  return text.split(' ').map((name) => cardNamed(terms.pack, name)!);
}

const CLEAN = '7h 7d 7c 7s 7h 7d 7c';
const DIRTY = '8h 8d 8c 8s 8h 8d 2h';

/** A table where the first seat could go out and has asked, and the others have just begun. */
function asked(partner: string, melds: string[]): State {
  const full = cards('4s 5s 6s 9s Ts Js Ks 4c 5c 6c 9c');
  const state = setUp(terms, {
    phase: 'play',
    turn: 0,
    hands: [cards('Kd'), full, cards(partner), full],
    feet: [null, full, null, full],
    stock: [terms.pack.faces.map((_, card) => card)],
    melds: [[CLEAN, DIRTY, ...melds].map((meld) => ({ cards: cards(meld), capped: false })), []],
    asked: { seat: 0, waiting: [2] },
  });
  if (!('cells' in state)) throw new Error(JSON.stringify(state));
  return state;
}

function answer(level: string, state: State, refusals = 0): boolean {
  const bot = botNamed(level)!(terms, 2, seeded('answers'));
  const since: Event[] = Array.from({ length: refusals }, () => ({
    event: 'answered',
    seat: 2,
    yes: false,
  }));
  const action = bot.decide({ view: viewFor(state, 2), legal: legalActions(state), since });
  if (action instanceof Promise || action.do !== 'answer') throw new Error('no answer');
  return action.yes;
}

describe.each(levels)('%s, asked whether its partner may go out', (level) => {
  it('agrees where another turn would save nothing, however much it is caught with', () => {
    const odd = '4h 5h 6h 9h Th Jh Qh Kh Ah 4d 5d 6d 9d Td Jd Qd Ad';
    expect(answer(level, asked(odd, []))).toBe(true);
  });

  it('wants to bring two books home first while the others are far from going out', () => {
    const books = 'Ad Ac Qh Qd Qc Qs Qh Qd Qc 4h';
    expect(answer(level, asked(books, ['Ah Ad Ac As Ah']))).toBe(false);
  });

  it('does not refuse for ever', () => {
    const books = 'Ad Ac Qh Qd Qc Qs Qh Qd Qc 4h';
    expect(answer(level, asked(books, ['Ah Ad Ac As Ah']), 3)).toBe(true);
  });
});
