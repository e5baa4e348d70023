import { letter } from './lettering.ts';
import { circle, place, type Outline } from './outline.ts';
import { WILD_WORD } from './wildWord.ts';

/** A cap's three points and its brim, a hundred units wide; the origin is the center. */
const SIDES: Outline =
  'm-4 34h-26c0-22-4-33-17-30c1-26 32-30 37-2zm8 0h26c0-22 4-33 17-30c-1-26-32-30-37-2z';
const POINT: Outline = 'm-13 34c-5-30 0-52 13-68c13 16 18 38 13 68z';
const BRIM: Outline = 'm-32 34h64q4 0 4 5t-4 5h-64q-4 0-4-5t4-5z';

/** The word under the head, and how large the cap is beside that of a big joker. */
export function jokerFace(word: string, size: number): string {
  const name = letter(word, 50, 114, { height: 13, anchor: 0.5, spacing: 0.06 });
  return (
    `<g class="joker"><g display="var(--full)">${corner()}${head()}${cap(50, 46, 0.6 * size)}<path d="${name}"/>${WILD_WORD}</g>` +
    `<g display="var(--compact)">${cap(50, 44, 0.78 * size)}</g><g display="var(--large)">${cap(50, 52, 0.84 * size)}</g></g>`
  );
}

/** Too small for bells. */
function corner(): string {
  const [sides, point, brim] = [SIDES, POINT, BRIM].map((part) => place(part, 14.5, 15.5, 0.25));
  return `<path d="${sides}${brim}"/><path fill="var(--red)" stroke="var(--card)" stroke-width="1.5" d="${point}"/>`;
}

function head(): string {
  return (
    `<path fill="var(--card)" stroke="currentcolor" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke" d="${circle(50, 76, 18)}"/>` +
    `<path d="${circle(43.5, 77, 2)}${circle(56.5, 77, 2)}M39 82q11 7 22 0q-2 10-11 10t-11-10z"/>`
  );
}

function cap(x: number, y: number, scale: number): string {
  const bells = [
    [-48, 8],
    [0, -38],
    [48, 8],
  ].map(([across, down]) => circle(x + across! * scale, y + down! * scale, 7.5 * scale));
  return (
    `<path d="${place(SIDES, x, y, scale)}"/><path fill="var(--red)" stroke="var(--card)" stroke-width="1.5" d="${place(POINT, x, y, scale)}"/>` +
    `<path fill="var(--gold)" stroke="currentcolor" stroke-width="1.4" stroke-linejoin="round" d="${place(BRIM, x, y, scale)}${bells.join('')}"/>`
  );
}
