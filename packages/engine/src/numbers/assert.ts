/** A broken promise of the engine's own, never a player's mistake. */
export function assert(holds: boolean, promise: string): asserts holds {
  if (!holds) throw new Error(`Hand and Foot engine: ${promise}`);
}
