import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { totals } from '@hand-and-foot/engine';
import { scorerOf, type DailyDeal } from '@hand-and-foot/lab';
import { Complaint } from '../complaint.ts';
import { sentences } from '../sentences.ts';
import { readWholeLines } from '../play/gameFile.ts';
import { Damaged, replayRecord, type SavedGame } from '../play/savedGame.ts';

/** The one try of a deal on this device: its record is all there is to it. */
export type Try =
  | { readonly is: 'none' }
  | {
      readonly is: 'begun';
      readonly path: string;
      readonly length: number;
      readonly game: SavedGame;
    }
  | { readonly is: 'over'; readonly points: number };

/** Daily deals stay apart from other games, so `play` never resumes one. */
export function folderOfDaily(folder: string): string {
  return join(folder, 'daily');
}

export function nameOfTry({ date, ruleSet }: DailyDeal): string {
  return `${date}-${ruleSet.id}`;
}

export function tryOf(deal: DailyDeal, folder: string): Try {
  const place = (where: string): string =>
    join(folderOfDaily(folder), where, `${nameOfTry(deal)}.hf.jsonl`);
  const finished = place('finished');
  if (existsSync(finished)) return { is: 'over', points: pointsIn(read(finished).game, deal) };
  const path = place('games');
  return existsSync(path) ? { is: 'begun', path, ...read(path) } : { is: 'none' };
}

function pointsIn({ state }: Pick<SavedGame, 'state'>, deal: DailyDeal): number {
  return totals(state)[scorerOf(deal)]!;
}

function read(path: string): { length: number; game: SavedGame } {
  const { lines, length } = readWholeLines(path);
  try {
    return { length, game: replayRecord(lines) };
  } catch (error) {
    if (error instanceof Damaged) throw new Complaint(sentences.daily.damaged(path, error.message));
    throw error;
  }
}
