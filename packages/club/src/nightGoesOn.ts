import { isDone, type Night } from './night.ts';

/** A step that the night takes by itself: the next round, which needs so many tables, or its end. */
export type NightStep =
  | { readonly is: 'round'; readonly round: number; readonly tables: number }
  | { readonly is: 'finished' };

/** The next step, once every table has done with its round. */
export function nextStep(night: Night): NightStep | undefined {
  const { phase, begun, plan } = night;
  if (phase !== 'playing') return undefined;
  if (begun.at(-1)?.some((table) => !isDone(night, table)) === true) return undefined;
  const next = plan[begun.length];
  if (!next) return { is: 'finished' };
  return { is: 'round', round: next.round, tables: next.tables.length };
}
