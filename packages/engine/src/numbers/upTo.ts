/** The numbers from 0 up to, not including, `end`. A loop, because `Array.from` takes ten times as long. */
export function upTo(end: number): number[] {
  const numbers: number[] = [];
  for (let number = 0; number < end; number++) numbers.push(number);
  return numbers;
}
