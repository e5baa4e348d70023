import { useEffect, useState } from 'preact/hooks';
import { hallUrl } from '../../table/link/hallUrl.ts';
import type { FromReview, ToReview } from '../../worker/shared/reviewMessages.ts';

/** A review as far as it has come. */
export interface ReviewSoFar extends Omit<FromReview, 'is'> {
  readonly state: 'running' | 'stopped' | 'failed' | 'whole';
}

interface Reviewing {
  readonly found: ReviewSoFar;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const NOTHING: ReviewSoFar = { state: 'running', done: 0, of: 0, forecast: [], turns: [] };

/** The last whole review: who goes to a turn and comes back doesn't wait again. */
let last: { readonly record: string; readonly found: ReviewSoFar } | undefined;

/** Reviews the game in a thread of its own, which can be ended at any time. */
export function useReview(record: string): Reviewing {
  const [found, setFound] = useState<ReviewSoFar>(last?.record === record ? last.found : NOTHING);
  const isRunning = found.state === 'running';
  const end = (state: ReviewSoFar['state']): void => setFound((before) => ({ ...before, state }));
  useEffect(() => {
    if (!isRunning) return undefined;
    setFound(NOTHING);
    const worker = new Worker(hallUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromReview>) =>
      setFound((before) => more(before, data)),
    );
    worker.addEventListener('error', () => end('failed'));
    worker.postMessage({ is: 'review', record } satisfies ToReview);
    return () => worker.terminate();
  }, [record, isRunning]);
  if (found.state === 'whole') last = { record, found };
  return { found, stop: () => end('stopped'), goOn: () => setFound(NOTHING) };
}

function more(before: ReviewSoFar, news: FromReview): ReviewSoFar {
  const { done, of, shares } = news;
  return {
    done,
    of,
    ...(shares ? { shares } : {}),
    state: shares ? 'whole' : before.state,
    forecast: [...before.forecast, ...news.forecast],
    turns: [...before.turns, ...news.turns],
  };
}
