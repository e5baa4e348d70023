import {
  actor,
  isGameOver,
  listMoves,
  moveAt,
  newMoves,
  play,
  seeded,
  startGame,
  startRound,
  type Action,
  type Random,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** Called with the state before each action of a random game. */
export type Visit = (state: State, seat: Seat, action: Action, random: Random) => void;

/** Plays a whole game of uniformly random legal actions; throws if one is refused or a round does not end. */
export function randomGame(
  terms: Terms,
  seed: string,
  visit?: Visit,
): { state: State; actions: number } {
  const random = seeded(seed);
  const moves = newMoves();
  let { state } = startGame(terms, random);
  let actions = 0;
  let inRound = 0;
  while (!isGameOver(state)) {
    if (state.phase === 'over') {
      ({ state } = startRound(state, random));
      inRound = 0;
    }
    listMoves(state, moves);
    if (moves.count === 0) throw new Error(`nothing is legal in ${seed}`);
    const seat = actor(state);
    const action = moveAt(state, moves, random.below(moves.count));
    visit?.(state, seat, action, random);
    const refusal = play(state, seat, action);
    if (refusal)
      throw new Error(`listed but refused in ${seed}: ${JSON.stringify({ action, refusal })}`);
    actions++;
    if (++inRound > 20_000 + 20 * terms.deckSize)
      throw new Error(`a round of ${seed} does not end`);
  }
  return { state, actions };
}
