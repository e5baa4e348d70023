import { curtain } from './curtain.ts';
import { first } from './first.ts';
import { hand } from './hand.ts';
import { hint } from './hint.ts';
import { deal } from './deal.ts';
import { score } from './score.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';
import { rules } from './rules.ts';

/** English, a file per screen. */
export const en = {
  ...first,
  curtain,
  hand,
  hint,
  table,
  deal,
  score,
  replay,
  rules,
};

/** The page's own words, by screen; sentences about the game come from `speech`. */
export type Wording = typeof en;
