import { isGameOver } from '@hand-and-foot/engine';
import type { TableSummary } from '@hand-and-foot/protocol';
import type { Game } from '../table/game.ts';
import type { RemoteLink } from '../link/remoteTable.ts';
import { rememberedOf } from './memory.ts';

/** Whether a round of a table in the list has been counted. */
export function isScored({ totals }: Pick<TableSummary, 'totals'>): boolean {
  return totals.some((points) => points !== 0);
}

/** Whether a table in the list that is over was ended before its game was; some of it this browser must have seen. */
export function isEndedEarly(game: Pick<TableSummary, 'table' | 'over' | 'totals'>): boolean {
  return game.over && (!isScored(game) || rememberedOf(game.table).endedEarly === true);
}

/** The same of a table that one is at. */
export function wasEndedEarly({ known }: RemoteLink, game: Game | undefined): boolean {
  return known.value.closed && !(game && isGameOver(game.desk.imagined.value));
}
