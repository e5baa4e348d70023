import { app } from './app.ts';
import { curtain } from './curtain.ts';
import { hand } from './hand.ts';
import { hint } from './hint.ts';
import { deal } from './deal.ts';
import { score } from './score.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { games } from './games.ts';
import { rules } from './rules.ts';

/** English, a file per screen. */
export const en = {
  app,
  curtain,
  hand,
  hint,
  table,
  settings,
  start,
  deal,
  score,
  replay,
  games,
  rules,
};

/** The page's own words, by screen; sentences about the game come from `speech`. */
export type Wording = typeof en;
