/** A panel of the picture, with its own units. */
export interface Panel {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: Range;
  y: Range;
}

export interface Range {
  low: number;
  high: number;
}

export type Spot = readonly [x: number, y: number];

export interface Tick {
  at: number;
  label: string;
}

/** Left and right edges of all panels. */
export const LEFT = 70;
const RIGHT = 740;

/** Round numbers within the range, about as many as wanted. */
export function roundNumbers({ low, high }: Range, wanted: number): number[] {
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough)!;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

export function rangeOf(numbers: readonly number[]): Range {
  return { low: Math.min(...numbers), high: Math.max(...numbers) };
}

export function across({ left, right, x }: Panel, at: number): number {
  return left + ((at - x.low) / (x.high - x.low)) * (right - left);
}

export function up({ top, bottom, y }: Panel, at: number): number {
  return bottom - ((at - y.low) / (y.high - y.low)) * (bottom - top);
}

/** A panel as wide as the picture, over so many steps. */
export function panelOver(steps: number, place: Pick<Panel, 'top' | 'bottom' | 'y'>): Panel {
  return { left: LEFT, right: RIGHT, x: { low: 0, high: Math.max(1, steps) }, ...place };
}

/** Axes with ticks, those of the steps included, and a title above. */
export function frame(panel: Panel, title: string, ticks: readonly Tick[]): string[] {
  const { left, right, top, bottom } = panel;
  return [
    text(left, top - 14, title, 'class="title"'),
    ...ticks.flatMap(({ at, label }) => {
      const y = up(panel, at);
      return [
        `<line class="grid" x1="${left}" x2="${right}" y1="${px(y)}" y2="${px(y)}"/>`,
        text(left - 8, y + 4, label, 'text-anchor="end"'),
      ];
    }),
    ...stepTicks(panel.x).flatMap(({ at, label }) => {
      const x = px(across(panel, at));
      return [
        `<line class="axis" x1="${x}" x2="${x}" y1="${bottom}" y2="${bottom + 5}"/>`,
        text(across(panel, at), bottom + 20, label, 'text-anchor="middle"'),
      ];
    }),
    `<line class="axis" x1="${left}" x2="${right}" y1="${bottom}" y2="${bottom}"/>`,
  ];
}

export function curve(panel: Panel, spots: readonly Spot[], colour: string): string {
  return `<polyline class="curve" stroke="${colour}" points="${placed(panel, spots)}"/>`;
}

/** The area between two curves. */
export function ribbon(panel: Panel, upper: readonly Spot[], lower: readonly Spot[]): string {
  return `<polygon class="ribbon" points="${placed(panel, [...upper, ...[...lower].reverse()])}"/>`;
}

export function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${px(x)}" y="${px(y)}" ${more}>${escaped(words)}</text>`;
}

function placed(panel: Panel, spots: readonly Spot[]): string {
  return spots.map(([x, y]) => `${px(across(panel, x))},${px(up(panel, y))}`).join(' ');
}

function px(number: number): string {
  return String(Math.round(number * 10) / 10);
}

function escaped(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function stepTicks(range: Range): Tick[] {
  const whole = roundNumbers(range, 8).filter(Number.isInteger);
  return whole.map((at) => ({ at, label: String(at) }));
}
