import type { BarredKind } from '@hand-and-foot/engine';
import type { Context } from './context.ts';
import { teamSize } from './team.ts';

/** Whose book a barred discard waits for; teams have books together. */
export type WhoseBook = Record<
  'players' | 'teams' | 'either',
  Record<Exclude<BarredKind['until'], 'roundEnds'>, string>
>;

/** Whether players or teams have books at this table. */
export function bookOwners(context: Context): 'players' | 'teams' {
  return teamSize(context) > 1 ? 'teams' : 'players';
}
