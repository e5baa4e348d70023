import {
  actor,
  determinize,
  eventFor,
  legalActions,
  play,
  seatingFor,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Event,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import type { Bot, Seen } from './bot.ts';
import { botNamed, botNames } from './bots.ts';

const levels = botNames.filter((name) => name !== 'random');
const ACTIONS = 60;

function seatAt(level: string, terms: Terms): Bot[] {
  return Array.from({ length: terms.players }, (_, seat) =>
    botNamed(level)!(terms, seat, seeded(`blind/${seat}`)),
  );
}

/** The table as the seat knows it, every card it cannot see moved elsewhere. */
function shuffled(state: State, seat: Seat, seed: string): State {
  return determinize(state.terms, viewFor(state, seat), seeded(seed));
}

describe.each(levels)('%s', (level) => {
  it.each(ruleSets)('decides the same whatever lies hidden: $name', async ({ rules }) => {
    const terms = termsFor(rules, { players: 4, seating: seatingFor(rules, 4, true) ?? 'alone' });
    const [bots, twins] = [seatAt(level, terms), seatAt(level, terms)];
    const { state, events } = startGame(terms, seeded(`blind/${level}`));
    const told: Event[][] = bots.map((_, seat) => events.map((event) => eventFor(event, seat)));
    for (let at = 0; at < ACTIONS && state.phase !== 'over'; at++) {
      const seat = actor(state);
      const other = state.phase === 'deal' ? state : shuffled(state, seat, `blind/${at}`);
      const seen = (of: State): Seen => ({
        view: viewFor(of, seat),
        legal: legalActions(of),
        since: told[seat]!,
      });
      const decided = await bots[seat]!.decide(seen(state));
      expect(await twins[seat]!.decide(seen(other))).toEqual(decided);
      told[seat] = [];
      const happened: Event[] = [];
      play(state, seat, decided, happened);
      told.forEach((list, watcher) =>
        list.push(...happened.map((event) => eventFor(event, watcher))),
      );
    }
  });
});
