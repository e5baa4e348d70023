import { letter } from './lettering.ts';
import { circle, place, type Outline } from './outline.ts';
import { WILD_WORD } from './wildWord.ts';

/** A cap's three points and its brim, a hundred units wide; the origin is the center. */
const SIDES: Outline =
  'm-4 34h-26c0-22-4-33-17-30c1-26 32-30 37-2zm8 0h26c0-22 4-33 17-30c-1-26-32-30-37-2z';
const POINT: Outline = 'm-13 34c-5-30 0-52 13-68c13 16 18 38 13 68z';
const BRIM: Outline = 'm-32 34h64q4 0 4 5t-4 5h-64q-4 0-4-5t4-5z';

/** Little jokers have a smaller cap, in black and white, so that one seen alone is told apart, too. */
export type JokerSize = 'big' | 'little';
const SCALE: Record<JokerSize, number> = { big: 1, little: 0.72 };

export function jokerFace(of: JokerSize): string {
  const size = SCALE[of];
  return (
    `<g class="joker"><g display="var(--full)">${corner(of)}${head()}${cap(of, 50, 46, 0.6 * size)}${name(of)}${WILD_WORD}</g>` +
    `<g display="var(--compact)">${cap(of, 50, 44, 0.78 * size)}</g><g display="var(--large)">${cap(of, 50, 52, 0.84 * size)}</g></g>`
  );
}

function name(of: JokerSize): string {
  const word = (text: string, squeeze = 1): string =>
    letter(text, 50, 114, { height: 13, anchor: 0.5, spacing: 0.06, squeeze });
  return of === 'big'
    ? `<path d="${word('JOKER')}"/>`
    : `<path display="var(--in-english, inline)" d="${word('LITTLE')}"/><path display="var(--in-spanish, none)" d="${word('PEQUEÑO', 0.62)}"/>`;
}

/** The middle point; on a little joker an empty outline. */
function pointOf(of: JokerSize, path: string): string {
  return of === 'big'
    ? `<path fill="var(--red)" stroke="var(--card)" stroke-width="1.5" d="${path}"/>`
    : `<path fill="var(--card)" stroke="currentcolor" stroke-width="1.5" d="${path}"/>`;
}

/** Too small for bells. */
function corner(of: JokerSize): string {
  const [sides, point, brim] = [SIDES, POINT, BRIM].map((part) => place(part, 14.5, 15.5, 0.25));
  return `<path d="${sides}${brim}"/>${pointOf(of, point!)}`;
}

function head(): string {
  return (
    `<path fill="var(--card)" stroke="currentcolor" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke" d="${circle(50, 76, 18)}"/>` +
    `<path d="${circle(43.5, 77, 2)}${circle(56.5, 77, 2)}M39 82q11 7 22 0q-2 10-11 10t-11-10z"/>`
  );
}

function cap(of: JokerSize, x: number, y: number, scale: number): string {
  const bells = [
    [-48, 8],
    [0, -38],
    [48, 8],
  ].map(([across, down]) => circle(x + across! * scale, y + down! * scale, 7.5 * scale));
  return (
    `<path d="${place(SIDES, x, y, scale)}"/>${pointOf(of, place(POINT, x, y, scale))}` +
    `<path fill="var(--${of === 'big' ? 'gold' : 'card'})" stroke="currentcolor" stroke-width="1.4" stroke-linejoin="round" d="${place(BRIM, x, y, scale)}${bells.join('')}"/>`
  );
}
