import type { Estimate, Spread } from '@hand-and-foot/lab';
import './charts.css';

// Small charts on a width of 100. What they show stands beside them in words, so that nobody has to see them.

/** How numbers lie: from the least to the most a line, the middle half a box, the middle a mark. */
export function Box({ spread, from, to }: { spread: Spread; from: number; to: number }) {
  const at = (number: number) => (100 * (number - from)) / (to - from);
  const [low, middle, high] = spread.quartiles.map(at) as [number, number, number];
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path class="spark-line" d={`M${at(spread.least)} 6H${at(spread.most)}`} />
      <rect class="spark-fill" x={low} y="1" width={Math.max(0.6, high - low)} height="10" />
      <path class="spark-mark" d={`M${middle} 0V12`} />
    </svg>
  );
}

/** A part of the whole. */
export function Share({ share }: { share: number }) {
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <rect class="spark-rest" x="0" y="1" width="100" height="10" />
      <rect class="spark-fill" x="0" y="1" width={100 * share} height="10" />
    </svg>
  );
}

/** A guess with how sure it is, around nothing. */
export function Whisker({ estimate, reach }: { estimate: Estimate; reach: number }) {
  const at = (number: number) => 50 + (48 * number) / reach;
  const { mean, low, high } = estimate;
  return (
    <svg class="spark" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">
      <path class="spark-line" d="M50 0V12" />
      <rect
        class="spark-fill"
        x={at(low)}
        y="3"
        width={Math.max(0.6, at(high) - at(low))}
        height="6"
      />
      <path class="spark-mark" d={`M${at(mean)} 0V12`} />
    </svg>
  );
}
