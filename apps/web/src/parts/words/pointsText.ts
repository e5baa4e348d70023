import { speech } from './wording.ts';

/** Points as a number, with a minus sign as wide as a plus. */
export function pointsText(points: number): string {
  return speech.value.figure(points).replace('-', '−');
}
