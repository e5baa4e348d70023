import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** The process's load. */
export interface Load {
  /** The 99th percentile of timer delays, in milliseconds. */
  readonly lag: number;
  /** Share of one core; 1 is all of it. */
  readonly cpu: number;
  /** Resident memory in MB. */
  readonly memory: number;
}

export interface LoadMeter {
  /** Since the last call. */
  take(): Load;
  close(): void;
}

const RESOLUTION = 20;

export function newLoadMeter(): LoadMeter {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  let began = performance.now();
  let used = process.cpuUsage();
  return {
    take() {
      // The measurement includes the timer's own interval.
      const lag = Math.max(0, delays.percentile(99) / 1e6 - RESOLUTION);
      delays.reset();
      const { user, system } = process.cpuUsage(used);
      const span = Math.max(1, performance.now() - began);
      began = performance.now();
      used = process.cpuUsage();
      return {
        lag: Math.round(lag),
        cpu: Math.round((user + system) / span / 10) / 100,
        memory: Math.round(process.memoryUsage.rss() / 1e6),
      };
    },
    close: () => delays.disable(),
  };
}
