import {
  seeded,
  startGame,
  startRound,
  type Begun,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** Begins the round after `previous`, or the first. The same seed gives the same round, for ever. */
export type Deal = (terms: Terms, previous: State | undefined, seed: string) => Begun;

export const dealFromSeed: Deal = (terms, previous, seed) =>
  previous
    ? startRound(previous, seeded(`${seed}/${previous.round + 1}`))
    : startGame(terms, seeded(`${seed}/1`));
