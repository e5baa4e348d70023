import type { Paint } from './paint.ts';

/** The screen that lines are made for: colors or none, and its width. */
export interface Screen {
  paint: Paint;
  width: number;
}
