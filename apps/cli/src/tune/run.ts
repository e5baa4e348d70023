import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { turnedNames, type Sizes, type Step } from '@hand-and-foot/arena';
import { type Weights } from '@hand-and-foot/bots';
import { Complaint } from '../complaint.ts';

/** The start of a run; everything else follows from it. */
export interface Beginning {
  seed: string;
  /** Per step. */
  deals: number;
  start: Weights;
  sizes: Sizes;
}

/** A search and its folder. */
export interface Run {
  folder: string;
  beginning: Beginning;
  steps: Step[];
}

const BEGINNING = 'run.json';
const COURSE = 'course.csv';

export function newRun(folder: string, beginning: Beginning): Run {
  mkdirSync(folder, { recursive: true });
  const columns = ['step', 'lead', 'gain', ...turnedNames(beginning.start)];
  writeFileSync(join(folder, COURSE), `${columns.join(',')}\n`);
  writeFileSync(join(folder, BEGINNING), `${JSON.stringify(beginning, undefined, 2)}\n`);
  return { folder, beginning, steps: [] };
}

/** The run in the folder, if there is one. */
export function savedRun(folder: string): Run | undefined {
  if (!existsSync(join(folder, BEGINNING))) return undefined;
  try {
    const beginning = JSON.parse(readFileSync(join(folder, BEGINNING), 'utf8')) as Beginning;
    return { folder, beginning, steps: savedSteps(folder, beginning) };
  } catch {
    throw new Complaint(`The run in ${folder} can’t be read; choose another --out.`);
  }
}

function savedSteps(folder: string, { start }: Beginning): Step[] {
  const path = join(folder, COURSE);
  const text = readFileSync(path, 'utf8');
  // Text after the last whole line was cut off when the program stopped.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) writeFileSync(path, whole);
  const directions = turnedNames(start).length;
  return whole
    .split('\n')
    .slice(1, -1)
    .map((line) => stepOf(line, directions));
}

function stepOf(line: string, directions: number): Step {
  const [, lead, gain, ...point] = line.split(',').map(Number);
  if (point.length !== directions || point.some(Number.isNaN)) throw new Error('not a step');
  return { lead: lead!, gain: gain!, point };
}

export function keepStep({ folder, steps }: Run, step: Step): void {
  steps.push(step);
  const { lead, gain, point } = step;
  const cells = [steps.length, lead.toFixed(6), gain.toFixed(6), ...point];
  appendFileSync(join(folder, COURSE), `${cells.join(',')}\n`);
}
