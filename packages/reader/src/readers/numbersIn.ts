/** The numbers of a list: "2 to 4" and "4, 6 or 8". */
export function numbersIn(list: string): number[] {
  const [, first, last] = /^(\d+) ?(?:-|to|through) ?(\d+)$/.exec(list) ?? [];
  if (first === undefined) return list.split(/\D+/).filter(Boolean).map(Number);
  const length = Math.max(0, Number(last) - Number(first) + 1);
  return Array.from({ length }, (_, index) => Number(first) + index);
}
