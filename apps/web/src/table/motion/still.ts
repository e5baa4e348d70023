const asked = typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things should change places at once, without motion. */
export function isStill(): boolean {
  return asked && asked.matches;
}
