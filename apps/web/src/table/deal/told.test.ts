import {
  actor,
  eventFor,
  legalActions,
  seeded,
  startGame,
  termsFor,
  type Event,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { played } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { dealTold } from './told.ts';

/** A deal and two turns after it, as seat 0 hears them. */
function dealOf(id: string, players: number) {
  const terms = termsFor(ruleSetById(id)!.rules, { players });
  const begun = startGame(terms, seeded(`deal of ${id}`));
  const events: Event[] = [...begun.events];
  let { state } = begun;
  for (let turns = 0; turns < 2;) {
    const listed = legalActions(state);
    const action = listed.find(({ do: name }) => name === 'discard') ?? listed[0]!;
    const next = played(state, actor(state), action);
    ({ state } = next);
    events.push(...next.events);
    turns += next.events.filter(({ event }) => event === 'turnEnded').length;
  }
  return dealTold([{ seat: undefined, events: events.map((event) => eventFor(event, 0)) }]);
}

test('a grabbed deal tells who drew what for the start, and every grab once', () => {
  const { cardsForStart, grabs, rest } = dealOf('house', 4);
  expect(cardsForStart).toHaveLength(4);
  expect(new Set(grabs.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
  expect(grabs).toHaveLength(4);
  expect(rest.map(({ event }) => event)).toEqual(['passed']);
});

test('piles that are chosen from tell who has chosen', () => {
  const { chosen, grabs, rest } = dealOf('six-deck', 4);
  expect(new Set(chosen)).toEqual(new Set([0, 1, 2, 3]));
  expect(grabs).toEqual([]);
  expect(rest.map(({ event }) => event)).toEqual(['passed', 'upcard']);
});

test('red threes laid in a later turn are no part of the deal', () => {
  const { rest } = dealOf('singles', 8);
  const seats = rest.flatMap((event) => (event.event === 'replaced' ? [event.seat] : []));
  expect(new Set(seats).size).toBe(seats.length);
});
