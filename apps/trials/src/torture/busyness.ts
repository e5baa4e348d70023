/** Milliseconds of each calculation, and between two measurements. */
const WORK = 25;
const EVERY = 700;

/** Watches how busy the machine is with other things during a trial. */
export interface Busyness {
  /** The slowdown of anything that computes: 1 if nothing else runs. */
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

/** Real time per millisecond of work. */
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
