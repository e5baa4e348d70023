import type { Card, Kind, State } from '@hand-and-foot/engine';
import { dangers } from './danger.ts';
import type { Mind } from './memory.ts';
import type { Outlook } from './outlook.ts';
import type { Standing } from './standing.ts';
import { outValue, stepLost, valueOf } from './value.ts';

/**
 * How far a plan gets: it still goes on, ends the turn, shows cards that nobody could foresee, or ends the
 * round.
 */
export type Ending = 'goesOn' | 'turn' | 'unseen' | 'out';

/** The worth to its side of the table that a plan leads to, in points; `thrown` is what it discards, if anything. */
export type Judge = (standing: Standing, ending: Ending, thrown?: Kind) => number;

/** Everything a seat knows when it weighs its plans; no card it can't see may change the judgement. */
interface Scene {
  /** The seat's view with the unseen cards anywhere. */
  readonly world: State;
  readonly look: Outlook;
  readonly mind: Mind;
  /** The discards, the top one last. */
  readonly discards: readonly Card[];
}

/** Made once for all plans of a decision. */
export type MakeJudge = (scene: Scene) => Judge;

/** By the value that is made by hand, less what a discard gives away. */
export const byHand: MakeJudge = ({ world, look, mind, discards }) => {
  const danger = dangers(world, look, mind, discards);
  return (standing, ending, thrown) => {
    if (ending === 'out') return outValue(look, standing);
    const value = valueOf(look, standing);
    return thrown === undefined
      ? value
      : value - danger[thrown]! - stepLost(look, standing, thrown);
  };
};
