/** Whether the data has at most this many lists and objects inside each other. */
export function isShallow(data: unknown, most: number): boolean {
  if (typeof data !== 'object' || data === null) return true;
  return most > 0 && Object.values(data).every((value) => isShallow(value, most - 1));
}
