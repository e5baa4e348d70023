import { spanish } from '@hand-and-foot/words/es';
import { curtain } from './curtain.ts';
import { first } from './first.ts';
import { hand } from './hand.ts';
import { hint } from './hint.ts';
import { deal } from './deal.ts';
import { score } from './score.ts';
import { replay } from './replay.ts';
import { table } from './table.ts';
import { rules } from './rules.ts';
import type { Wording } from '../en/en.ts';

export { spanish };

export const es: Wording = {
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
