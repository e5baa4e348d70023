import { hallUrl } from '../../../table/link/hallUrl.ts';
import type { Outcome } from '@hand-and-foot/lab';
import type { FromLab, ToLab } from '../../../worker/shared/labMessages.ts';

/** Plays the games in their own worker; the returned function ends it. */
export function startTrial(
  asked: Omit<ToLab, 'is'>,
  onTold: (outcome: Outcome) => void,
  onFailed: () => void,
): () => void {
  const worker = new Worker(hallUrl, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromLab>) => onTold(data.outcome));
  worker.addEventListener('error', onFailed);
  worker.postMessage({ is: 'try', ...asked } satisfies ToLab);
  return () => worker.terminate();
}
