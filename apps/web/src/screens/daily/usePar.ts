import { useEffect, useState } from 'preact/hooks';
import { hallUrl } from '../../table/link/hallUrl.ts';
import type { DailyKey, FromPar, ToPar } from '../../worker/shared/daily.ts';
import { note } from './tries.ts';

/** How far the par of a deal has come, from 0 to 1, while it's wanted. */
export function usePar({ date, rules }: DailyKey, isWanted: boolean): number | 'failed' {
  const [share, setShare] = useState<number | 'failed'>(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    setShare(0);
    const deal = { date, rules };
    // A thread of its own can be ended, and holds up no table.
    const worker = new Worker(hallUrl, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromPar>) => {
      if (data.is === 'parComes') setShare(data.share);
      else note(deal, { par: data.points });
    });
    worker.addEventListener('error', () => setShare('failed'));
    worker.postMessage({ is: 'par', deal } satisfies ToPar);
    return () => worker.terminate();
  }, [date, rules, isWanted]);
  return share;
}
