import type { Estimate, Spread } from '@hand-and-foot/lab';
import './charts.css';

// Small charts, 100 units wide. The same is next to them in words, so nobody has to see them.

/** A distribution: a line from least to most, a box for the middle half, a mark for the median. */
export function Box({ spread, from, to }: { spread: Spread; from: number; to: number }) {
  const at = (number: number) => (100 * (number - from)) / (to - from);
  const [low, middle, high] = spread.quartiles.map(at) as [number, number, number];
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path stroke-width="1.5" opacity="0.7" d={`M${at(spread.least)} 6H${at(spread.most)}`} />
      <rect
        fill="currentcolor"
        fill-opacity="0.55"
        x={low}
        y="1"
        width={Math.max(0.6, high - low)}
        height="10"
      />
      <path class="spark-mark" stroke-width="3" d={`M${middle} 0V12`} />
    </svg>
  );
}

export function ShareBar({ share }: { share: number }) {
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class="spark-rest" x="0" y="1" width="100" height="10" />
      <rect fill="currentcolor" fill-opacity="0.55" x="0" y="1" width={100 * share} height="10" />
    </svg>
  );
}

/** An estimate with its uncertainty, around zero. */
export function Whisker({ estimate, reach }: { estimate: Estimate; reach: number }) {
  const at = (number: number) => 50 + (48 * number) / reach;
  const { mean, low, high } = estimate;
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path stroke-width="1.5" opacity="0.7" d="M50 0V12" />
      <rect
        fill="currentcolor"
        fill-opacity="0.55"
        x={at(low)}
        y="3"
        width={Math.max(0.6, at(high) - at(low))}
        height="6"
      />
      <path class="spark-mark" stroke-width="3" d={`M${at(mean)} 0V12`} />
    </svg>
  );
}
