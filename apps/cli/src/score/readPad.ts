import { readFileSync } from 'node:fs';
import { openPad, readPadFile, type Pad } from '@hand-and-foot/scorepad';
import { listedNumbers, sayProblem } from '@hand-and-foot/words';
import { playersOf } from '@hand-and-foot/rulesets';
import { scorepadWords } from '@hand-and-foot/words/scorepad';
import { Complaint } from '../complaint.ts';
import { whyUnread } from '../whyUnread.ts';

/** The pad in a file; throws a sentence if something is wrong with it. */
export function readPad(file: string): Pad {
  return readKept(file).pad;
}

/** The same, with the date the game began if the file has it. */
export function readKept(file: string): { pad: Pad; date?: string } {
  const name = file === '-' ? 'standard input' : file;
  const read = readPadFile(parsed(name, textOf(file, name)));
  if (!read.ok) throw new Complaint(`${name}: ${scorepadWords.en.sayMisfit(read.misfit)}`);
  const opened = openPad(read.notes);
  const { date } = read;
  if (opened.ok) return { pad: opened.pad, ...(date === undefined ? {} : { date }) };
  if (opened.why === 'rules')
    throw new Complaint(`${name}: the rules in it don’t work. ${sayProblem(opened.problems[0]!)}`);
  const { name: rules, rules: knobs } = opened.ruleSet;
  const { players, seating } = read.notes.table;
  throw new Complaint(
    playersOf(knobs).includes(players)
      ? `${name}: ${rules} doesn’t seat ${players} players as "${seating}".`
      : `${name}: ${rules} is for ${listedNumbers(playersOf(knobs))} players, not ${players}.`,
  );
}

function textOf(file: string, name: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Complaint(`${name} couldn’t be read: ${whyUnread(error)}.`);
  }
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Complaint(`${name} isn’t JSON. Look for a missing comma or brace.`);
  }
}
