/** Work in pieces of a few milliseconds; to stop, ask for no more. */
export type Work<T> = Generator<void, T, void>;

/** Does the work in one go. */
export function done<T>(work: Generator<unknown, T, void>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
