import { speech } from './wording.ts';

/** Points as a figure, with a minus sign that is as wide as a plus. */
export function pointsText(points: number): string {
  return speech.value.figure(points).replace('-', '−');
}
