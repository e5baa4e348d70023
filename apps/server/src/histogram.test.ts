import { expect, test } from 'vitest';
import { newHistogram } from './histogram.ts';

test('counts values up to each bound, the bound included', () => {
  const times = newHistogram('seconds', 'How long it took', [0.1, 1]);
  for (const value of [0.0625, 0.1, 0.5, 4]) times.note(value);
  expect(times.text().split('\n')).toEqual([
    '# HELP seconds How long it took',
    '# TYPE seconds histogram',
    'seconds_bucket{le="0.1"} 2',
    'seconds_bucket{le="1"} 3',
    'seconds_bucket{le="+Inf"} 4',
    'seconds_sum 4.6625',
    'seconds_count 4',
    '',
  ]);
});
