import { mendLog, type Mended } from '@hand-and-foot/table';
import { nightFrom, nightOn, type Night } from './night.ts';

/** Follows the log of a night from its beginning, as `mend` follows a table's. */
export function mendNight(
  id: string,
  copiesOf: (seq: number) => readonly unknown[],
  length: number,
): Mended {
  let night: Night | undefined;
  return mendLog(copiesOf, length, (value) => {
    night = night ? nightOn(night, [value]) : nightFrom(id, [value]);
  });
}
