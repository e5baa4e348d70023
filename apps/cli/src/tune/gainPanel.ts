import type { Step } from '@hand-and-foot/arena';
import {
  curve,
  frame,
  panelOver,
  rangeOf,
  ribbon,
  roundNumbers,
  text,
  up,
  type Spot,
} from './svg.ts';

const COLOUR = '#0072b2';

/** The search's progress so far. */
export function gainPanel(steps: readonly Step[]): string[] {
  const window = Math.max(10, Math.ceil(steps.length / 5));
  const means = movingMeans(
    steps.map(({ gain }) => 100 * gain),
    window,
  );
  const spots = (part: (mean: Mean) => number): Spot[] =>
    means.map((mean) => [mean.step, part(mean)]);
  const [middle, high, low] = [
    spots(({ mean }) => mean),
    spots(({ mean, reach }) => mean + reach),
    spots(({ mean, reach }) => mean - reach),
  ];
  const all = [...high, ...low].map(([, gain]) => gain);
  const panel = panelOver(steps.length, { top: 90, bottom: 290, y: rangeOf([...all, -1, 1]) });
  const zero = up(panel, 0);
  return [
    ...frame(
      panel,
      `Points gained over the start, as % of a usual round (mean of ${window} steps and its 95% interval)`,
      roundNumbers(panel.y, 6).map((at) => ({ at, label: signedPercent(at) })),
    ),
    `<line class="zero" x1="${panel.left}" x2="${panel.right}" y1="${zero}" y2="${zero}"/>`,
    ribbon(panel, high, low),
    curve(panel, middle, COLOUR),
    ...(means.length === 0 ? [text(panel.left + 12, 114, `Shown from step ${window} on.`)] : []),
  ];
}

interface Mean {
  step: number;
  mean: number;
  /** Half the width of the 95% interval. */
  reach: number;
}

function movingMeans(numbers: readonly number[], window: number): Mean[] {
  return numbers.slice(window - 1).map((_, at) => {
    const near = numbers.slice(at, at + window);
    const mean = near.reduce((sum, each) => sum + each, 0) / window;
    const squares = near.reduce((sum, each) => sum + (each - mean) ** 2, 0);
    const reach = 1.96 * Math.sqrt(squares / (window - 1) / window);
    return { step: at + window, mean, reach };
  });
}

function signedPercent(number: number): string {
  return `${number > 0 ? '+' : ''}${number}%`.replace('-', '−');
}
