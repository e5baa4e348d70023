import type { WriteStream } from 'node:tty';
import { Complaint } from '../complaint.ts';
import { many } from '../figures.ts';
import { progressBar } from '../progress.ts';
import { wholeNumber } from '../table.ts';

/** The length of a search, and what a watcher sees of it. */
export interface SearchLength {
  enough(steps: number): boolean;
  /** Called after each deal with the number of finished steps. */
  counted(steps: number): void;
  /** Clears the watcher's line. */
  done(): void;
}

export interface PaceOptions {
  hours: string;
  steps?: string;
}

export function paceTyped({ hours, steps }: PaceOptions, stream: WriteStream): SearchLength {
  if (steps !== undefined) return upToStep(wholeNumber('--steps', steps, 1), stream);
  return forHours(hoursTyped(hours), stream);
}

function upToStep(last: number, stream: WriteStream): SearchLength {
  const progress = progressBar(stream, last, 'steps');
  return {
    enough: (steps) => steps >= last,
    counted: (steps) => progress(steps),
    done: () => progress(last),
  };
}

/** At least one step, or there would be nothing to try. */
function forHours(hours: number, stream: WriteStream): SearchLength {
  const minutes = Math.ceil(60 * hours);
  const progress = progressBar(stream, minutes, 'minutes');
  const begun = Date.now();
  const passed = (): number => (Date.now() - begun) / 60_000;
  return {
    enough: (steps) => steps > 0 && passed() >= 60 * hours,
    counted: (steps) =>
      progress(Math.min(minutes - 1, Math.floor(passed())), `, ${many(steps, 'step')}`),
    done: () => progress(minutes),
  };
}

function hoursTyped(typed: string): number {
  const hours = Number(typed);
  if (typed.trim() !== '' && hours > 0 && Number.isFinite(hours)) return hours;
  throw new Complaint(`--hours takes a number above 0, such as 0.5, not "${typed}".`);
}
