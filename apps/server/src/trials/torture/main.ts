import { chmodSync } from 'node:fs';
import { newFolder } from '../../testing/folder.ts';
import { badInput } from './badInput.ts';
import { kills } from './kills.ts';
import { mishaps } from './mishaps.ts';
import { nodes } from './nodes.ts';
import type { Outcome, Trial } from './trial.ts';

const TRIALS: readonly Trial[] = [kills, mishaps, nodes, badInput];

export interface TortureWishes {
  readonly seed: string;
  /** For how long all of it goes on, in seconds. */
  readonly seconds: number;
  /** The names of the trials to be made; none for all. */
  readonly only: readonly string[];
  print(line: string): void;
  say(progress: string): void;
}

export interface Tried {
  readonly name: string;
  readonly promise: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

const undone: (() => unknown)[] = [];

/** Undoes whatever is left of trials under way. */
export async function cleanUp(): Promise<void> {
  for (let undo = undone.pop(); undo; undo = undone.pop()) {
    try {
      await undo();
    } catch {
      // What is gone already cannot be undone.
    }
  }
}

/** Makes all trials, one after the other, against real processes. */
export async function torture({
  seed,
  seconds,
  only,
  print,
  say,
}: TortureWishes): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const trial of TRIALS) {
    if (only.length > 0 && !only.includes(trial.name)) continue;
    const began = Date.now();
    const { folder, remove } = newFolder();
    chmodSync(folder, 0o755);
    undone.push(remove);
    const outcome = await attempt(trial, {
      seed: `${seed}/${trial.name}`,
      span: seconds * 1000 * trial.share,
      folder,
      say: (progress) => say(`${trial.name}: ${progress}`),
      after: (undo) => undone.push(undo),
    });
    await cleanUp();
    const done = { ...trial, seconds: (Date.now() - began) / 1000, outcome };
    tried.push(done);
    for (const line of linesOf(done)) print(line);
  }
  return tried;
}

async function attempt(trial: Trial, given: Parameters<Trial['run']>[0]): Promise<Outcome> {
  try {
    return await trial.run(given);
  } catch (error) {
    return { figures: [], violations: [(error as Error).stack ?? String(error)] };
  }
}

const SHOWN = 12;

function linesOf({ name, promise, seconds, outcome }: Tried): string[] {
  const { figures, violations } = outcome;
  const verdict = violations.length === 0 ? 'ok  ' : 'FAIL';
  const more = violations.length - SHOWN;
  return [
    `${verdict}  ${name}: ${promise} (${seconds.toFixed(1)} s)`,
    `      ${figures.map(([what, value]) => `${what} ${value}`).join(', ')}`,
    ...violations.slice(0, SHOWN).map((sentence) => `    ! ${sentence.slice(0, 500)}`),
    ...(more > 0 ? [`    ! and ${more} more`] : []),
  ];
}
