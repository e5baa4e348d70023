import type { Clock } from '@hand-and-foot/table';

/** Asks again only after `span` milliseconds; whoever wants to know in between is given the same answer. */
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
