import { loadNet } from '@hand-and-foot/bots';
import { readRecord } from '@hand-and-foot/record';
import { reviewGame, type Progress, type Review } from '@hand-and-foot/review';
import type { FromReview, ToReview } from '../shared/reviewMessages.ts';

/** Often enough to show progress. */
const TELL_EVERY = 400;

/** Reviews the game and reports now and then. To stop it, end the worker. */
export async function reviewRecord(
  { record }: ToReview,
  tell: (message: FromReview) => void,
): Promise<void> {
  const { replay } = readRecord(record);
  if (!replay) throw new Error('nothing can be reviewed in an unreadable record');
  await loadNet();
  const work = reviewGame(replay);
  const told = { rows: 0, turns: 0, at: -Infinity };
  const news = (soFar: Progress['soFar']): Pick<FromReview, 'forecast' | 'turns'> => {
    const forecast = soFar.forecast.slice(told.rows);
    const turns = soFar.turns.slice(told.turns);
    told.rows += forecast.length;
    told.turns += turns.length;
    return { forecast, turns };
  };
  let of = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return tell(ended(step.value, of, news(step.value)));
    const { done, soFar } = step.value;
    ({ of } = step.value);
    if (performance.now() - told.at < TELL_EVERY) continue;
    told.at = performance.now();
    tell({ is: 'reviewed', done, of, ...news(soFar) });
  }
}

function ended(
  { luck, play }: Review,
  of: number,
  news: Pick<FromReview, 'forecast' | 'turns'>,
): FromReview {
  return { is: 'reviewed', done: of, of, ...news, shares: { luck, play } };
}
