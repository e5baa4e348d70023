import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Sink } from '@hand-and-foot/bots';
import { actionLine, positionLine, resultLines } from '@hand-and-foot/record';
import { Complaint } from '../complaint.ts';

/** A game's record while it's being written. */
export interface Recording extends Sink {
  save(): void;
}

export function recordingTo(folder: string, file: string, header: string): Recording {
  const lines = [header];
  return {
    dealt: (state) => lines.push(positionLine(state)),
    // The position after the deal contains all of the deal's choices.
    acted: (before, seat, action) =>
      before.phase !== 'deal' && lines.push(actionLine(before, seat, action)),
    roundEnded: (state) => lines.push(...resultLines(state)),
    save() {
      try {
        writeFileSync(join(folder, file), `${lines.join('\n')}\n`);
      } catch {
        throw new Complaint(
          `The record ${file} couldn’t be written to ${folder}. Check that there’s room and that you can write there.`,
        );
      }
    },
  };
}

export function makeFolder(folder: string): void {
  try {
    makeWithParents(resolve(folder));
  } catch {
    throw new Complaint(
      `The folder ${folder} couldn’t be created. Choose another one for --records.`,
    );
  }
}

/** Node's recursive mkdir never returns in folders such as /proc that can't hold new ones. */
function makeWithParents(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeWithParents(dirname(folder));
  mkdirSync(folder);
}

/** Only letters, digits and signs that every file system allows. */
export function safeName(text: string): string {
  return text.replace(/[^A-Za-z0-9_.+-]+/g, '_').slice(0, 60);
}
