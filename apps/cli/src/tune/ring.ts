import type { Ring, Walk } from '@hand-and-foot/arena';
import type { Lanes } from '../arena/lanes.ts';

/** Plays bouts in the arena's lanes. */
export function ringIn(lanes: Lanes, walk: Walk): Ring {
  return {
    walk,
    ahead: lanes.ahead,
    play({ table, a, b, seed, deal }) {
      const { rules, players, partners } = table;
      const meeting = {
        table: { rules, players: String(players), partners },
        a: { name: 'sharp with the first weights', weights: a },
        b: { name: 'sharp with the second weights', weights: b },
        seed,
        execTimeout: 0,
      };
      return lanes.play(meeting, deal);
    },
  };
}
