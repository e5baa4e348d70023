import { app } from './en/app.ts';
import { hand } from './en/hand.ts';
import { deal } from './en/deal.ts';
import { score } from './en/score.ts';
import { replay } from './en/replay.ts';
import { table } from './en/table.ts';
import { settings } from './en/settings.ts';
import { start } from './en/start.ts';

/** English, a file for each screen. */
export const en = { app, hand, table, settings, start, deal, score, replay };
