import { spanish } from '@hand-and-foot/words/es';
import { app } from './es/app.ts';
import { curtain } from './es/curtain.ts';
import { hand } from './es/hand.ts';
import { hint } from './es/hint.ts';
import { deal } from './es/deal.ts';
import { score } from './es/score.ts';
import { replay } from './es/replay.ts';
import { table } from './es/table.ts';
import { settings } from './es/settings.ts';
import { start } from './es/start.ts';
import { games } from './es/games.ts';
import { rules } from './es/rules.ts';
import type { Wording } from './en.ts';

export { spanish };

export const es: Wording = {
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
