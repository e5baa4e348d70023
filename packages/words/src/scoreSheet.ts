import type { SideScore } from '@hand-and-foot/engine';

/** A line of the score sheet. */
export interface ScoreLine {
  line: Exclude<keyof SideScore, 'side'>;
  label: string;
  /** The cards or books counted in it. */
  note: string;
}
