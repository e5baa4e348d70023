import { letter } from '../drawing/lettering.ts';
import { jester } from './jester.ts';
import { joker } from './joker.ts';
import { lady } from './lady.ts';
import { lord } from './lord.ts';
import { villain } from './villain.ts';

/** A person of the deck. The figure stands between 4 and 96 and is cut off by the name strip. */
export interface Bust {
  ground: string;
  figure: string;
  strip: string;
  lettering: string;
  /** The corner's sign, centered on 13.5, 13.5. */
  sign: string;
}

/** The names on the strip where Spanish has its own. */
const IN_SPANISH: Record<string, string> = { lady: 'DAMA', villain: 'VILLANO', jester: 'BUFÓN' };

const BUSTS = { lord, lady, villain, jester, joker } satisfies Record<string, Bust>;

export function isBust(face: string): face is keyof typeof BUSTS {
  return face in BUSTS;
}

export function bustFace(face: keyof typeof BUSTS): string {
  const { ground, figure, strip, lettering, sign } = BUSTS[face];
  const setting = { height: 12, anchor: 0.5, spacing: 0.1 };
  const english = letter(face.toUpperCase(), 50, 130, setting);
  const spanish = IN_SPANISH[face];
  const name =
    spanish === undefined
      ? `<path d="${english}"/>`
      : `<path display="var(--in-english, inline)" d="${english}"/><path display="var(--in-spanish, none)" d="${letter(spanish, 50, 130, setting)}"/>`;
  return (
    `<rect x="4" y="4" width="92" height="132" rx="4" fill="${ground}"/>${figure}` +
    `<path fill="${strip}" d="M4 112h92v20a4 4 0 0 1-4 4h-84a4 4 0 0 1-4-4z"/>` +
    `<path display="var(--wild)" fill="${lettering}" d="${HATCH}"/><g fill="${lettering}">${name}</g>` +
    `<path fill="var(--card)" d="M4 8a4 4 0 0 1 4-4h15v15q0 4-4 4h-15z"/><g transform="translate(-.5 -.5) scale(.95)">${sign}</g>`
  );
}

/** Slanted bars at both ends of the strip mark a wild card. */
const HATCH = [5.5, 10, 85, 89.5].map((x) => `M${x} 136l4-24h2.5l-4 24z`).join('');
