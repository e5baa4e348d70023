import { bustFace, isBust } from './bust.ts';
import { numberFace } from './number.ts';

/** One face of Lords & Ladies in a box of 100 by 140. */
export function lordsFace(face: string): string {
  return isBust(face) ? bustFace(face) : numberFace(face);
}
