import { app } from './en/app.ts';
import { curtain } from './en/curtain.ts';
import { hand } from './en/hand.ts';
import { hint } from './en/hint.ts';
import { deal } from './en/deal.ts';
import { score } from './en/score.ts';
import { replay } from './en/replay.ts';
import { table } from './en/table.ts';
import { settings } from './en/settings.ts';
import { start } from './en/start.ts';
import { games } from './en/games.ts';
import { rules } from './en/rules.ts';

/** English, a file for each screen. */
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

/** What the page itself says, by screen; sentences about the game come from `speech`. */
export type Wording = typeof en;
