import {
  cardsToBook,
  heldOfKind,
  legalActions,
  meldAt,
  meldCount,
  meldKind,
  naturalsIn,
  packFor,
  play,
  roomInMeld,
  seatingFor,
  seeded,
  sideOf,
  termsFor,
  viewFor,
  wildsIn,
  type Action,
  type Card,
  type MutableState,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { describe, expect, it } from 'vitest';
import { botNamed } from './bots.ts';
import { playGame, seatBots, type Played } from './match.ts';

// Habits that look foolish at the table, counted over the four rounds of a game.

interface Habits {
  turns: number;
  /** Discards that would have completed a book of their own side. */
  booksThrown: number;
  /** Naturals still in hand after a turn that their own side's melds take. */
  kept: number;
  out: number;
}

function tableOf(id: string): Terms {
  const { rules } = ruleSetById(id)!;
  return termsFor(rules, { players: 4, seating: seatingFor(rules, 4, true) });
}

function habitsOf(level: string, terms: Terms): Habits {
  const habits: Habits = { turns: 0, booksThrown: 0, kept: 0, out: 0 };
  const played = playGame({
    terms,
    bots: seatBots(terms, [botNamed(level)!], 'foolish'),
    seed: 'foolish',
    record: {
      dealt: () => undefined,
      roundEnded: () => undefined,
      acted: (state, seat, action) => watch(habits, state, seat, action),
    },
  }) as Played;
  habits.out = played.endedBy.goingOut;
  return habits;
}

function watch(habits: Habits, state: State, seat: Seat, action: Action): void {
  if (action.do !== 'discard') return;
  habits.turns++;
  const { terms } = state;
  const side = sideOf(state, seat);
  const thrown = terms.pack.kindOf[action.card]!;
  for (let number = 0; number < meldCount(state, side); number++) {
    const meld = meldAt(state, side, number);
    const kind = meldKind(state, meld);
    if (terms.role[kind] !== 'natural') continue;
    const held = heldOfKind(state, seat, kind);
    const size = naturalsIn(state, meld) + wildsIn(state, meld);
    const lacks = cardsToBook(terms, size);
    if (kind === thrown && lacks > 0 && lacks <= held) habits.booksThrown++;
    habits.kept += Math.min(held, roomInMeld(terms, size, wildsIn(state, meld)));
  }
}

function discardOf(level: string, state: MutableState): Card {
  const bot = botNamed(level)!(state.terms, 0, seeded('foolish'));
  for (;;) {
    const action = bot.decide({ view: viewFor(state, 0), legal: legalActions(state), since: [] });
    if (action instanceof Promise) throw new Error('it decides at once');
    if (action.do === 'discard') return action.card;
    play(state, 0, action);
  }
}

describe.each(['novice', 'casual', 'steady', 'sharp'])('%s', (level) => {
  it('lays what its melds take, and goes out in most rounds: house', () => {
    const { turns, booksThrown, kept, out } = habitsOf(level, tableOf('house'));
    expect(booksThrown).toBeLessThan(3);
    expect(kept / turns).toBeLessThan(0.9);
    expect(out).toBeGreaterThan(2);
  });

  it('finishes a book rather than wait for a wild card to do it', () => {
    const state = setTable('closed-books', {
      phase: 'play',
      turn: 0,
      hands: ['6h 9s 9s Jh Jh 4h Qs 2h', '4c', '5c', '6c'],
      feet: [['4s'], ['5s'], ['6s'], ['7s']],
      stock: [packFor('standard').faces.join(' ')],
      melds: [['6s 6c 6d 6s 6d 2c', '7h 7d 7c 7s 7h 7d 7c', '8h 8d 8c 8s'], []],
    });
    const thrown = discardOf(level, state);
    expect(state.terms.pack.faces[thrown]).not.toBe('6h');
  });

  it('lays what its melds take: closed-books', () => {
    const { turns, booksThrown, kept } = habitsOf(level, tableOf('closed-books'));
    expect(booksThrown).toBeLessThan(3);
    expect(kept / turns).toBeLessThan(0.2);
  });
});
