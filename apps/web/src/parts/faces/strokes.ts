/** A part of a drawn face: a color and a path. Lines have no area, and show only their stroke. */
export interface Part {
  readonly color: string;
  readonly d: string;
  readonly line?: boolean;
}

/** All faces are drawn around this line, in a square of 48. */
const MIDDLE = 24;

export const INK = '#2b2622';

export const area = (color: string, ...paths: readonly string[]): Part => ({
  color,
  d: paths.join(''),
});

export const line = (color: string, ...paths: readonly string[]): Part => ({
  ...area(color, ...paths),
  line: true,
});

/** An ellipse, or a circle if it has one radius. */
export const round = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Two of them, this far from the middle. */
export const pair = (away: number, y: number, rx: number, ry = rx): string =>
  round(MIDDLE - away, y, rx, ry) + round(MIDDLE + away, y, rx, ry);

type Point = readonly [away: number, y: number];

/** A shape by its corners, counted from the middle to the right, and its mirror image. */
export const both = (...corners: readonly Point[]): string =>
  corner(corners, 1) + corner(corners, -1);

const corner = (corners: readonly Point[], side: number): string =>
  `M${corners.map(([away, y]) => `${MIDDLE + side * away} ${y}`).join('L')}z`;
