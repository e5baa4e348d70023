import { newFolder } from '@hand-and-foot/server/testing';
import { attackOnOne, attackOnThree } from '../attack/attackTrial.ts';
import { badInput } from './badInput.ts';
import { damage } from './damage/damage.ts';
import { disk } from './disk.ts';
import { golden } from './golden.ts';
import { kills } from './kills.ts';
import { mishaps } from './mishaps.ts';
import { nodes } from './nodes.ts';
import { twins } from './twins.ts';
import type { Outcome, Trial } from './trial.ts';

/** In two lanes, because most of a trial is waiting; those that need the most come first. */
const LANES: readonly (readonly Trial[])[] = [
  [nodes, mishaps],
  [kills, badInput, disk, damage, twins, golden],
];

/** One after the other, because what each takes is measured. */
const ATTACKS: readonly (readonly Trial[])[] = [[attackOnOne, attackOnThree]];

export const names: readonly string[] = [...LANES, ...ATTACKS].flat().map(({ name }) => name);

export interface TortureWishes {
  readonly seed: string;
  /** For how long all of it goes on, in seconds; what has to be done once is done even if it takes longer. */
  readonly seconds: number;
  /** Whether a server is attacked, rather than all the rest. */
  readonly isAttack: boolean;
  /** Whether waits that are too long count. */
  readonly isTimed: boolean;
  /** The names of the trials to be made; none for all. */
  readonly only: readonly string[];
  readonly say: (progress: string) => void;
  /** Is told of each trial when it is over. */
  readonly tried: (trial: Tried) => void;
}

export interface Tried {
  readonly name: string;
  readonly promise: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** What is left to be undone of the trials under way. */
const leftOvers = new Set<(() => unknown)[]>();
const folders = new Set<() => void>();
let isOver = false;

/** Undoes all that is under way, so that nothing is left of it. */
export async function cleanUp(): Promise<void> {
  isOver = true;
  await Promise.all([...leftOvers].map(undoAll));
  // A trial that is under way may have written to its folder again.
  for (const remove of folders) remove();
}

/** Makes all trials against real processes, and gives back whether every promise was kept. */
export async function torture(wishes: TortureWishes): Promise<boolean> {
  const lanes = (wishes.isAttack ? ATTACKS : LANES).map((lane) =>
    lane.filter(({ name }) => wishes.only.length === 0 || wishes.only.includes(name)),
  );
  const kept = await Promise.all(
    lanes.map(async (lane) => {
      let isKept = true;
      for (const trial of lane) isKept = !isOver && (await attempt(trial, wishes)) && isKept;
      return isKept;
    }),
  );
  return kept.every(Boolean);
}

async function attempt(
  trial: Trial,
  { seed, seconds, isTimed, say, tried }: TortureWishes,
): Promise<boolean> {
  const { name, promise, share, run } = trial;
  const began = Date.now();
  const { folder, remove } = newFolder();
  const undos: (() => unknown)[] = [remove];
  leftOvers.add(undos);
  folders.add(remove);
  const given = {
    seed: `${seed}/${name}`,
    span: seconds * 1000 * share,
    isTimed,
    folder,
    say: (progress: string) => say(`${name}: ${progress}`),
    after: (undo: () => unknown) => void undos.push(undo),
  };
  const outcome = await run(given).catch((error: unknown): Outcome => ({
    figures: [],
    violations: [String((error as Error).stack)],
  }));
  // Then whoever ends it all cleans up, and hears nothing more.
  if (isOver) return false;
  await undoAll(undos);
  leftOvers.delete(undos);
  tried({ name, promise, seconds: (Date.now() - began) / 1000, outcome });
  return outcome.violations.length === 0;
}

async function undoAll(undos: (() => unknown)[]): Promise<void> {
  for (let undo = undos.pop(); undo; undo = undos.pop()) {
    try {
      await undo();
    } catch {
      // What is gone already cannot be undone.
    }
  }
}
