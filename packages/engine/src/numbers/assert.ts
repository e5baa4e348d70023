/** A broken promise of the engine's own, never a player's mistake. */
export function assert(holds: boolean, promise: string): asserts holds {
  if (!holds) fail(promise);
}

// On its own, so that asserting costs next to nothing: it's done for every card that moves.
function fail(promise: string): never {
  throw new Error(`Hand and Foot engine: ${promise}`);
}
