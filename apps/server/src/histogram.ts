/** Counts how many values are at most as large as each bound. */
export interface Histogram {
  note(value: number): void;
  /** In the format of Prometheus. */
  text(): string;
}

/** Not prom-client's: every action is noted, and that one hashes labels and makes objects each time. */
export function newHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  /** By bound; the last counts values above all of them. */
  const counts = [...bounds.map(() => 0), 0];
  let sum = 0;
  return {
    note(value) {
      sum += value;
      let at = 0;
      while (at < bounds.length && value > bounds[at]!) at++;
      counts[at]!++;
    },
    text() {
      let upTo = 0;
      const buckets = [...bounds, '+Inf'].map((bound, at) => {
        upTo += counts[at]!;
        return `${name}_bucket{le="${bound}"} ${upTo}`;
      });
      return [
        `# HELP ${name} ${help}`,
        `# TYPE ${name} histogram`,
        ...buckets,
        `${name}_sum ${sum}`,
        `${name}_count ${upTo}`,
        '',
      ].join('\n');
    },
  };
}
