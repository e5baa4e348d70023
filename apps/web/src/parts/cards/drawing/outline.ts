/** Path data with relative commands only, to place anywhere at any size. */
export type Outline = string;

/** `outline` with its origin at x, y. Negative scales flip it: two of them turn it upside down. */
export function place(outline: Outline, x: number, y: number, scale: number, scaleY = scale) {
  return `M${short(x)} ${short(y)}${scaled(outline, scale, scaleY)}`;
}

/** Cached: a deck has about five hundred signs and digits, but few sizes of each. */
const known = new Map<Outline, Map<number, Outline>>();

function scaled(outline: Outline, scale: number, scaleY: number): Outline {
  const sizes = known.get(outline) ?? new Map<number, Outline>();
  known.set(outline, sizes);
  const found = sizes.get(scale + 1000 * scaleY) ?? scaledAnew(outline, scale, scaleY);
  sizes.set(scale + 1000 * scaleY, found);
  return found;
}

function scaledAnew(outline: Outline, scale: number, scaleY: number): Outline {
  let across = true;
  return outline.replace(/([a-z])|\s*(-?[\d.]+)/g, (_, command: string, number: string) => {
    if (command) {
      across = command !== 'v';
      return command;
    }
    const factor = across ? scale : scaleY;
    across = !across;
    return ` ${short(Number(number) * factor)}`;
  });
}

/** A card is a hundred units wide, and a hundredth of a unit is invisible at any size. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A circle as path data; a negative radius runs the other way and cuts a hole. */
export function circle(x: number, y: number, radius: number): string {
  const size = Math.abs(radius);
  const way = radius < 0 ? 0 : 1;
  return `M${x - size} ${y}a${size} ${size} 0 1 ${way} ${2 * size} 0a${size} ${size} 0 1 ${way} ${-2 * size} 0z`;
}
