interface Pip {
  x: number;
  y: number;
  turned: boolean;
}

interface Arrangement {
  /** Rows with a pip on both sides, and rows with one in the middle: 0 is the top row, 1 the last. */
  sides: number[];
  middle: number[];
}

const ARRANGEMENTS: Record<string, Arrangement> = {
  // Leaves room for a wild card's band.
  '2': { sides: [], middle: [0.1, 0.7] },
  '3': { sides: [], middle: [0, 0.5, 1] },
  '4': { sides: [0, 1], middle: [] },
  '5': { sides: [0, 1], middle: [0.5] },
  '6': { sides: [0, 0.5, 1], middle: [] },
  '7': { sides: [0, 0.5, 1], middle: [0.25] },
  '8': { sides: [0, 0.5, 1], middle: [0.25, 0.75] },
  '9': { sides: [0, 1 / 3, 2 / 3, 1], middle: [0.5] },
  '10': { sides: [0, 1 / 3, 2 / 3, 1], middle: [1 / 6, 5 / 6] },
};

/** Pip positions of a number card; court cards have none. */
export function pipsOf(rank: string): Pip[] {
  const { sides, middle } = ARRANGEMENTS[rank] ?? { sides: [], middle: [] };
  return [
    ...sides.flatMap((row) => [pipAt(36, row), pipAt(64, row)]),
    ...middle.map((row) => pipAt(50, row)),
  ];
}

function pipAt(x: number, row: number): Pip {
  return { x, y: 26 + 88 * row, turned: row > 0.5 };
}
