import type { Clock } from '@hand-and-foot/table';

/** Asks at most once per `span` milliseconds and returns the same answer in between. */
export function atMostEach<Answer>(
  span: number,
  clock: Pick<Clock, 'now'>,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { readonly answer: Promise<Answer>; readonly at: number } | undefined;
  return async () => {
    const now = clock.now();
    const isFresh = last !== undefined && now >= last.at && now - last.at < span;
    if (!isFresh) last = { answer: ask(), at: now };
    return last!.answer;
  };
}
