import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

/** How hard the process works. */
export interface Load {
  /** How late the 99th of 100 timers was, in milliseconds. */
  readonly lag: number;
  /** The share of one core, 1 for all of it. */
  readonly cpu: number;
  /** Resident memory in MB. */
  readonly memory: number;
}

export interface LoadMeter {
  /** Since the last time it was asked. */
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
      // What is measured includes the time that the timer was set to.
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
