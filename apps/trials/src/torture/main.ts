import { newFolder } from '@hand-and-foot/server/testing';
import { attackTrials } from '../attack/attackTrial.ts';
import { badInput } from './badInput.ts';
import { damage } from './damage/damage.ts';
import { disk } from './disk.ts';
import { golden } from './golden.ts';
import { kills } from './kills.ts';
import { mishaps } from './mishaps.ts';
import { nodes } from './nodes.ts';
import { twins } from './twins.ts';
import type { Outcome, Trial } from './trial.ts';

/** In two lanes, because a trial mostly waits; the longest come first. */
const LANES: readonly (readonly Trial[])[] = [
  [nodes, mishaps],
  [kills, badInput, disk, damage, twins, golden],
];

/** One after another, because their usage is measured. */
const ATTACKS: readonly (readonly Trial[])[] = [attackTrials];

const lanesFor = (isAttack: boolean): typeof LANES => (isAttack ? ATTACKS : LANES);

/** The names of the trials that a run chooses from. */
export const namesOf = (isAttack: boolean): readonly string[] =>
  lanesFor(isAttack)
    .flat()
    .map(({ name }) => name);

export interface TortureWishes {
  readonly seed: string;
  /** Total seconds; one-time work is done even if it takes longer. */
  readonly seconds: number;
  /** Whether to attack a server instead of everything else. */
  readonly isAttack: boolean;
  /** Whether long waits count. */
  readonly isTimed: boolean;
  /** Names of the trials to run; empty for all. */
  readonly only: readonly string[];
  readonly say: (progress: string) => void;
  /** Called after each trial. */
  readonly tried: (trial: Tried) => void;
}

export interface Tried {
  readonly name: string;
  readonly promise: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** Cleanup of the running trials. */
const leftOvers = new Set<(() => unknown)[]>();
const folders = new Set<() => void>();
let isOver = false;

/** Cleans up everything that's running. */
export async function cleanUp(): Promise<void> {
  isOver = true;
  await Promise.all([...leftOvers].map(undoAll));
  // A running trial may have written to its folder again.
  for (const remove of folders) remove();
}

/** Runs all trials against real processes; true if every promise held. */
export async function torture(wishes: TortureWishes): Promise<boolean> {
  const lanes = lanesFor(wishes.isAttack).map((lane) =>
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
  // The interrupter cleans up and hears nothing more.
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
      // Something already gone can't be undone.
    }
  }
}
