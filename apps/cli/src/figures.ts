const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** "1,234", "−5". */
export function wholeFigure(number: number): string {
  return whole.format(number).replace('-', '−');
}

/** "1,234 rounds", "1 round". */
export function many(count: number, noun: string): string {
  return `${wholeFigure(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export function rounded(number: number, places: number): number {
  const parts = 10 ** places;
  return Math.round(number * parts) / parts;
}

/** CPU seconds used since then by all threads of this process. */
export function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return rounded((user + system) / 1e6, 3);
}
