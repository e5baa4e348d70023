/** How long it takes to compute for a while, and how often that is measured, in milliseconds. */
const WORK = 25;
const EVERY = 700;

/** Watches how busy the machine is with other things while a trial goes on. */
export interface Busyness {
  /** How many times longer than it should anything takes that computes: 1 where nothing else runs. */
  stop(): number;
}

export function watchBusyness(): Busyness {
  const measured: number[] = [];
  const timer = setInterval(() => measured.push(measure()), EVERY);
  return {
    stop() {
      clearInterval(timer);
      measured.sort((a, b) => a - b);
      return measured[Math.floor(measured.length / 2)] ?? 1;
    },
  };
}

/** Real time for each millisecond of work. */
function measure(): number {
  const before = process.cpuUsage();
  const began = performance.now();
  let worked = 0;
  while (worked < WORK) {
    const { user, system } = process.cpuUsage(before);
    worked = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / worked);
}
