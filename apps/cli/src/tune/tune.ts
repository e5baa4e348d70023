import { isDeepStrictEqual } from 'node:util';
import {
  roundSizes,
  settledPoint,
  startingPoint,
  takeStep,
  tidyWeights,
  turnedNames,
  weightsAt,
  type Ring,
} from '@hand-and-foot/arena';
import { type Weights } from '@hand-and-foot/bots';
import { Complaint } from '../complaint.ts';
import { keepStep, newRun, savedRun, type Run } from './run.ts';

export interface Tuning {
  folder: string;
  seed: string;
  start: Weights;
  ring: Ring;
  /** Number of deals that compare the two sides in each step. */
  deals: number;
  /** Whether the search may stop after this many steps. */
  enough: (steps: number) => boolean;
  /** Called after each deal with the number of finished steps. */
  counted?: ((steps: number) => void) | undefined;
  /** Called after each step. */
  stepped?: ((run: Run) => void) | undefined;
}

/** Searches until `enough`, continuing the run in the folder if there is one. */
export async function search(tuning: Tuning): Promise<Run> {
  const { ring, enough, counted, stepped } = tuning;
  const run = runToGoOn(tuning) ?? (await beginRun(tuning));
  const { beginning, steps } = run;
  let taken = 0;
  for (; !enough(taken); taken++) {
    if (taken < steps.length) continue;
    const from = steps.at(-1)?.point ?? startingPoint(turnedNames(beginning.start).length);
    const before = taken;
    const searching = { ...beginning, ring, counted: () => counted?.(before) };
    keepStep(run, await takeStep(searching, taken + 1, from));
    stepped?.(run);
  }
  return { ...run, steps: steps.slice(0, taken) };
}

function runToGoOn({ folder, seed, start, deals }: Tuning): Run | undefined {
  const run = savedRun(folder);
  if (!run) return undefined;
  const { beginning } = run;
  if (beginning.seed !== seed)
    throw new Complaint(
      `${folder} holds a run from the seed "${beginning.seed}"; choose another --out for "${seed}".`,
    );
  if (!isDeepStrictEqual(beginning.start, start) || beginning.deals !== deals)
    throw new Complaint(
      `The weights have changed since the run in ${folder} began; choose another --out.`,
    );
  return run;
}

async function beginRun({ folder, seed, start, ring, deals }: Tuning): Promise<Run> {
  return newRun(folder, { seed, deals, start, sizes: await roundSizes(ring, start, seed) });
}

/** The weights the steps settled on, as they would be written. */
export function candidateOf({ beginning, steps }: Run): Weights {
  const settled = settledPoint(steps.map(({ point }) => point));
  return tidyWeights(weightsAt(beginning.start, settled));
}
