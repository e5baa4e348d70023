import {
  actor,
  determinize,
  legalActions,
  seeded,
  takenUp,
  viewFor,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { newGame } from '@hand-and-foot/bots';
import { botNamed } from '@hand-and-foot/bots';
import { newInputRoom, newMind, readInputs, EXPERT, unseenOf } from '@hand-and-foot/bots/parts';
import { describe, expect, it } from 'vitest';
import { TABLES, type LearnTable } from './tables.ts';

const rulesOf = ({ name }: LearnTable): string => name.slice(0, name.lastIndexOf('-'));
const oneForEachRules = [...new Map(TABLES.map((table) => [rulesOf(table), table])).values()];

describe('inputs', () => {
  it.each(oneForEachRules)('of a seat are the same whatever it cannot see: $name', ({ terms }) => {
    const bots = Array.from({ length: terms.players }, (_, seat) =>
      botNamed('casual')!(terms, seat, seeded(`${seat}`)),
    );
    const game = newGame({ terms, seed: 'inputs', bots });
    const inputsOf = (state: State, seat: Seat): number[] => {
      const room = newInputRoom(terms);
      const mind = newMind(terms, EXPERT.recall);
      const unseen = unseenOf(terms, viewFor(state, seat));
      readInputs({ state, seat, mind, pile: takenUp(state, seat), unseen, begins: 'no' }, room);
      // The last numbers are never 0: every place is filled, and none is missing.
      expect([room.ranks.at(-1), room.table.at(-1)]).toEqual([1, expect.closeTo(1, 0)]);
      return [room.made, ...room.ranks, ...room.table];
    };
    let compared = 0;
    for (let step = 0; game.state.phase !== 'over'; step++) {
      const { state } = game;
      if (state.phase !== 'deal' && step % 7 === 0)
        for (let seat = 0; seat < terms.players; seat++) {
          const other = determinize(terms, viewFor(state, seat), seeded(`other/${step}`));
          expect(inputsOf(other, seat)).toEqual(inputsOf(state, seat));
          compared++;
        }
      expect(legalActions(state).length).toBeGreaterThan(0);
      void game.letBotAct();
      expect(actor(state)).toBeGreaterThanOrEqual(0);
    }
    expect(compared).toBeGreaterThan(20);
  });
});
