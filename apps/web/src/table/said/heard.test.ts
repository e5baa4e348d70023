import {
  cardNamed,
  packFor,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Seat,
} from '@hand-and-foot/engine';
import type { Event, View } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { TheGame } from '../game/game.ts';
import { heard } from './heard.ts';

const ruleSet = ruleSetById('closed-books')!;
const terms = termsFor(ruleSet.rules, { players: 4 });
const { state } = startGame(terms, seeded('heard'));
const five = cardNamed(packFor('standard'), '5d')!;
const names = ['Ana', 'Left', 'Partner', 'Right'];

const ONLOOKER = 'onlooker';

/** A game as seat 0 or a watcher sees it during this seat's turn. */
function gameAt(
  turn: Seat,
  turns: { seat: Seat; events: Event[] }[],
  seat: Seat | typeof ONLOOKER = 0,
): TheGame {
  const you = seat === ONLOOKER ? undefined : seat;
  const view: View = { ...viewFor(state, you), turn, phase: 'draw' };
  const seats = names.map((name) => ({ is: 'person', name }));
  const link = {
    terms: { rules: ruleSet },
    known: signal({ terms, seat: you, seats, view }),
    turns: signal(turns),
  };
  return { link, desk: { view: signal(view), imagined: signal(state) } } as unknown as TheGame;
}

const drew = (seat: Seat): Event => ({ event: 'drew', seat, cards: 2, from: [0, 0] });
const discarded = (seat: Seat): Event => ({ event: 'discarded', seat, card: five, froze: false });
const before = (turn: Seat): View => ({ ...viewFor(state, 0), turn });

test('the turn of another is told in one sentence when it ends, and not before', () => {
  const events = [drew(1), discarded(1)];
  const game = gameAt(2, [{ seat: 1, events }]);
  expect(heard(game, [drew(1)], before(1)).quiet).toEqual([]);
  expect(heard(game, [discarded(1)], before(1))).toEqual({
    quiet: ['Left drew 2 and discarded the 5 of diamonds.'],
  });
});

test('one’s own turn is told at once, with what came before it', () => {
  const game = gameAt(0, [{ seat: 3, events: [drew(3), discarded(3)] }]);
  const { quiet, loud } = heard(game, [discarded(3)], before(3));
  expect(quiet).toEqual([]);
  expect(loud).toBe(
    `Your turn. Right drew 2 and discarded the 5 of diamonds. Discard pile: ${viewFor(state, 0).discards.length}.`,
  );
});

test('the answer to what one asks is told', () => {
  const answered: Event = { event: 'answered', seat: 2, yes: true };
  expect(heard(gameAt(0, []), [answered], before(0)).quiet).toEqual(['Partner said yes.']);
  expect(heard(gameAt(3, []), [answered], before(3)).quiet).toEqual([]);
});

test('your own moves are told as you make them', () => {
  const game = gameAt(1, [{ seat: 0, events: [discarded(0)] }]);
  expect(heard(game, [discarded(0)], before(0)).quiet).toEqual([
    'You discarded the 5 of diamonds.',
  ]);
});

test('someone who watches hears about everybody alike, and has no turn', () => {
  const events = [drew(0), discarded(0)];
  const turns = [{ seat: 0, events }];
  expect(heard(gameAt(1, turns, ONLOOKER), [discarded(0)], before(0))).toEqual({
    quiet: ['Ana drew 2 and discarded the 5 of diamonds.'],
  });
  expect(heard(gameAt(0, turns, ONLOOKER), [drew(0)], before(3))).toEqual({ quiet: [] });
});
