import type { Paint } from './paint.ts';

/** What lines are made for: colours or none, and how wide. */
export interface Screen {
  paint: Paint;
  width: number;
}
