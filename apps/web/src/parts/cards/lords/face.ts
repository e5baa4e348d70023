import { bustFace, isBust } from './bust.ts';
import { numberFace } from './number.ts';

/** One Lords & Ladies face in a 100 by 140 box. */
export function lordsFace(face: string): string {
  return isBust(face) ? bustFace(face) : numberFace(face);
}
