import { settledPoint, turnedNames } from '@hand-and-foot/arena';
import { type Weights } from '@hand-and-foot/bots';
import type { Run } from './run.ts';
import {
  across,
  curve,
  frame,
  panelOver,
  rangeOf,
  text,
  up,
  type Panel,
  type Spot,
  type Tick,
} from './svg.ts';
import { candidateOf } from './tune.ts';

/** As many colors as can be told apart, by color-blind people too. */
const COLOURS = [
  '#0072b2',
  '#d55e00',
  '#009e73',
  '#cc79a7',
  '#e69f00',
  '#56b4e9',
  '#7f3c8d',
  '#555555',
];
const MULTIPLES = [0.25, 0.33, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.4, 1.6, 2, 3, 4];

interface Way {
  name: keyof Weights;
  /** Logarithms, from step 0. */
  spots: Spot[];
  settled: number;
}

/** The paths of the weights. */
export function weightPanel(run: Run): string[] {
  const ways = mostChanged(run);
  const { low, high } = rangeOf(ways.flatMap(({ spots }) => spots.map(([, log]) => log)));
  const panel = panelOver(run.steps.length, {
    top: 390,
    bottom: 640,
    y: { low: Math.min(low, -0.05) - 0.02, high: Math.max(high, 0.05) + 0.02 },
  });
  const later = across(panel, Math.floor(run.steps.length / 2));
  return [
    `<rect class="later" x="${later}" y="${panel.top}" width="${panel.right - later}" height="${panel.bottom - panel.top}"/>`,
    ...frame(
      panel,
      'The weights that change most, as multiples of their start (of their odds, if below 1)',
      multipleTicks(panel),
    ),
    text(later + 6, panel.bottom - 8, 'averaged'),
    text((panel.left + panel.right) / 2, panel.bottom + 42, 'step', 'text-anchor="middle"'),
    ...ways.map(({ spots }, at) => curve(panel, spots, COLOURS[at]!)),
    ...labels(run, panel, ways),
  ];
}

function mostChanged({ beginning, steps }: Run): Way[] {
  const settled = settledPoint(steps.map(({ point }) => point));
  const ways = turnedNames(beginning.start).map((name, at) => ({
    name,
    settled: settled[at]!,
    spots: [[0, 0] as Spot, ...steps.map(({ point }, step): Spot => [step + 1, point[at]!])],
  }));
  return ways.sort((a, b) => Math.abs(b.settled) - Math.abs(a.settled)).slice(0, COLOURS.length);
}

/** Next to the curves' ends, spread out where they would overlap. */
function labels(run: Run, panel: Panel, ways: readonly Way[]): string[] {
  const found = candidateOf(run);
  const { start } = run.beginning;
  const ends = ways
    .map(({ name, spots }, at) => ({ name, colour: COLOURS[at]!, y: up(panel, spots.at(-1)![1]) }))
    .sort((a, b) => a.y - b.y);
  let above = panel.top - 20;
  return ends.map(({ name, colour, y }, at) => {
    const lowest = panel.bottom - 18 * (ends.length - 1 - at);
    above = Math.max(above + 18, Math.min(y, lowest));
    const words = `${name} ${start[name]} → ${found[name]}`;
    return text(panel.right + 10, above + 4, words, `style="fill:${colour}"`);
  });
}

/** Those that fit. */
function multipleTicks(panel: Panel): Tick[] {
  const ticks: Tick[] = [{ at: 0, label: '× 1' }];
  const farthestFirst = [...MULTIPLES].sort(
    (a, b) => Math.abs(Math.log(b)) - Math.abs(Math.log(a)),
  );
  for (const multiple of farthestFirst) {
    const at = Math.log(multiple);
    const outside = at < panel.y.low || at > panel.y.high;
    const crowded = ticks.some((tick) => Math.abs(up(panel, tick.at) - up(panel, at)) < 22);
    if (!outside && !crowded) ticks.push({ at, label: `× ${multiple}` });
  }
  return ticks;
}
