/** Message sizes or durations, with their statistics. */
export interface Tally {
  note(value: number): void;
  readonly count: number;
  all(): readonly number[];
  readonly mean: number;
  /** The value that this share of all stays below. */
  quantile(part: number): number;
  clear(): void;
}

export function newTally(): Tally {
  let values: number[] = [];
  return {
    note: (value) => values.push(value),
    get count() {
      return values.length;
    },
    all: () => values,
    get mean() {
      return values.reduce((sum, value) => sum + value, 0) / values.length;
    },
    quantile(part) {
      const sorted = [...values].sort((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
    },
    clear() {
      values = [];
    },
  };
}
