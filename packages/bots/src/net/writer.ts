/** Writes numbers one after the other. */
export type Write = (...numbers: readonly number[]) => void;

export function writer(row: Float32Array, from: number): Write {
  let at = from;
  return (...numbers) => {
    for (const number of numbers) row[at++] = number;
  };
}
