import { totals, type Begun } from '@hand-and-foot/engine';
import { Complaint } from '../complaint.ts';
import { converse, type ConversationEnd } from './conversation.ts';
import {
  createGameFile,
  newestGame,
  readWholeLines,
  reopenGameFile,
  setAside,
  type GameFile,
} from './gameFile.ts';
import { wrap } from '../layout.ts';
import { begin, matchFrom } from './match.ts';
import { figure, roundTitle } from './numbers.ts';
import { Damaged, headerFor, replay, type SavedGame } from './savedGame.ts';
import { scorersOf, type Seated } from './seated.ts';
import { checkOptions, newTable, tableOptionsGiven, type PlayOptions } from './start.ts';
import type { Terminal } from './terminal.ts';

export interface Surroundings {
  /** Folder of the games. */
  folder: string;
  now: Date;
}

/** A game that's ready to play, with its file if one can be written. */
interface Ready {
  seated: Seated;
  beginning: Begun;
  file: GameFile | undefined;
}

/** Starts or resumes a game and plays it at the terminal. */
export async function playAtTerminal(
  options: PlayOptions,
  terminal: Terminal,
  surroundings: Surroundings,
): Promise<void> {
  checkOptions(options);
  const ready =
    (await resumed(options, terminal, surroundings)) ??
    (await begun(options, terminal, surroundings));
  if (!ready) return;
  const { seated, beginning, file } = ready;
  if ((await played(seated, beginning, file, terminal)) === 'left') {
    terminal.write(
      file
        ? 'Your game is kept as it stands. Go on with it: hand-and-foot play --resume\n'
        : 'This game was not kept.\n',
    );
    return;
  }
  if (file) terminal.write(`\nThe record of this game: ${file.finish()}\n`);
}

async function played(
  seated: Seated,
  beginning: Begun,
  file: GameFile | undefined,
  terminal: Terminal,
): Promise<ConversationEnd> {
  const match = matchFrom(seated, beginning, {
    write: writerFor(file, terminal),
    notice: (sentence) => terminal.write(`${wrap(sentence, terminal.width).join('\n')}\n`),
  });
  try {
    return await converse(match, terminal);
  } finally {
    await match.close();
  }
}

/** The game goes on if its file can no longer be written, and the person is told. */
function writerFor(
  file: GameFile | undefined,
  terminal: Terminal,
): (lines: readonly string[]) => void {
  let writable = file !== undefined;
  return (lines) => {
    if (!file || !writable) return;
    try {
      file.append(lines);
    } catch (error) {
      if (error instanceof Complaint) throw error;
      writable = false;
      terminal.write(
        `This game can no longer be kept (${codeOf(error)}); it goes on all the same.\n`,
      );
    }
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'the system would not let us';
}

// A new game

async function begun(
  options: PlayOptions,
  terminal: Terminal,
  surroundings: Surroundings,
): Promise<Ready | undefined> {
  const seated = await newTable(options, terminal);
  if (!seated) return undefined;
  const file = newFile(seated, terminal, surroundings);
  const lines = wrap(
    `${seated.ruleSet.name}: ${seated.names.join(', ')}. Type hint for what you may do, help for all words.`,
    terminal.width,
  );
  terminal.write(`${lines.join('\n')}\n\n`);
  return { seated, beginning: begin(seated), file };
}

function newFile(
  seated: Seated,
  terminal: Terminal,
  { folder, now }: Surroundings,
): GameFile | undefined {
  const time = now.toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const name = `${time}-${seated.ruleSet.id.replaceAll(/[^\w-]/g, '')}`;
  try {
    return createGameFile(folder, name, headerFor(seated));
  } catch (error) {
    terminal.write(`This game cannot be kept in ${folder} (${codeOf(error)}).\n`);
    return undefined;
  }
}

// An unfinished game

async function resumed(
  options: PlayOptions,
  terminal: Terminal,
  { folder }: Surroundings,
): Promise<Ready | undefined> {
  if (options.new || tableOptionsGiven(options).length > 0) return undefined;
  for (;;) {
    const path = newestGame(folder);
    if (path === undefined) break;
    const { lines, length } = readWholeLines(path);
    const saved = replayed(lines);
    if (saved instanceof Damaged) {
      const place = setAside(folder, path);
      terminal.write(
        `The unfinished game cannot be read, ${saved.message} It is kept as ${place}\n`,
      );
      continue;
    }
    if (!options.resume && !(await wantsToResume(saved, terminal))) return undefined;
    const file = reopenGameFile(folder, path, length);
    if (saved.owed.length > 0) file.append(saved.owed);
    return { seated: saved.seated, beginning: saved, file };
  }
  if (options.resume)
    throw new Complaint(
      'There is no unfinished game to go on with; begin one with hand-and-foot play.',
    );
  return undefined;
}

function replayed(lines: readonly string[]): SavedGame | Damaged {
  try {
    return replay(lines);
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

async function wantsToResume({ seated, state }: SavedGame, terminal: Terminal): Promise<boolean> {
  const names = scorersOf(seated, state.round);
  const standing = totals(state).map((total, scorer) => `${names[scorer]} ${figure(total)}`);
  const lines = wrap(
    `You have an unfinished game: ${roundTitle(seated, state.round)}, ${standing.join(', ')}.`,
    terminal.width,
  );
  terminal.write(`${lines.join('\n')}\n`);
  for (;;) {
    const line = await terminal.ask('Go on with it? Enter for yes, n for a new one › ');
    if (line === undefined || /^\s*no?\s*$/i.test(line)) return false;
    if (/^\s*(y|yes)?\s*$/i.test(line)) return true;
    terminal.write('Type yes or no; the unfinished game is kept either way.\n');
  }
}
