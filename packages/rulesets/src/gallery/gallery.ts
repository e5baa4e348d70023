import { bicycle } from './bicycle.ts';
import { boardGameArena } from './boardGameArena.ts';
import { gocc } from './gocc.ts';
import { kcils360 } from './kcils360.ts';
import { lagunaWoods } from './lagunaWoods.ts';
import { lakemont } from './lakemont.ts';
import { pachunka } from './pachunka.ts';
import { pennies } from './pennies.ts';
import { pierson } from './pierson.ts';
import type { PublishedGame } from './published.ts';
import { rversOfIdaho } from './rversOfIdaho.ts';
import { saskatchewan } from './saskatchewan.ts';
import { simpson } from './simpson.ts';
import { tanglewood } from './tanglewood.ts';
import { triplePlay } from './triplePlay.ts';
import { txnetstars } from './txnetstars.ts';
import { whitnack } from './whitnack.ts';

/** Published games that are not among the sheets. */
export const gallery: readonly PublishedGame[] = [
  whitnack,
  simpson,
  saskatchewan,
  bicycle,
  triplePlay,
  pennies,
  lagunaWoods,
  tanglewood,
  boardGameArena,
  pierson,
  lakemont,
  kcils360,
  txnetstars,
  pachunka,
  gocc,
  rversOfIdaho,
];
