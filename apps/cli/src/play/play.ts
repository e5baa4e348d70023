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
import { Damaged, headerFor, replayRecord, type SavedGame } from './savedGame.ts';
import { scorersOf, type Seated } from './seated.ts';
import { checkOptions, newTable, tableOptionsGiven, type PlayOptions } from './start.ts';
import type { Terminal } from './terminal.ts';
import { sentences } from '../sentences.ts';

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
    terminal.write(file ? `${sentences.play.kept}\n` : `${sentences.play.notKept}\n`);
    return;
  }
  if (file) terminal.write(`\n${sentences.play.record(file.finish())}\n`);
}

/** Plays with the person until the game is over or they leave; the record grows in the file. */
export async function played(
  seated: Seated,
  beginning: Begun,
  file: GameFile | undefined,
  terminal: Terminal,
): Promise<ConversationEnd> {
  const match = matchFrom(seated, beginning, {
    ...writersFor(file, terminal),
    notice: (sentence) => terminal.write(`${wrap(sentence, terminal.width).join('\n')}\n`),
  });
  try {
    return await converse(match, terminal);
  } finally {
    await match.close();
  }
}

/** The game goes on if its file can no longer be written, and the person is told. */
function writersFor(
  file: GameFile | undefined,
  terminal: Terminal,
): { write: (lines: readonly string[]) => void; unwrite: () => void } {
  let writable = file !== undefined;
  const change = (how: (file: GameFile) => void): void => {
    if (!file || !writable) return;
    try {
      how(file);
    } catch (error) {
      if (error instanceof Complaint) throw error;
      writable = false;
      terminal.write(`${sentences.play.noLongerKept(codeOf(error))}\n`);
    }
  };
  return {
    write: (lines) => change((kept) => kept.append(lines)),
    unwrite: () => change((kept) => kept.takeBack()),
  };
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? 'the system said no';
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
    sentences.play.welcome(seated.ruleSet.name, seated.names.join(', ')),
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
    terminal.write(`${sentences.play.cannotKeep(folder, codeOf(error))}\n`);
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
      terminal.write(`${sentences.play.unreadable(saved.message, place)}\n`);
      continue;
    }
    if (!options.resume && !(await wantsToResume(saved, terminal))) return undefined;
    const file = reopenGameFile(folder, path, length);
    if (saved.owed.length > 0) file.append(saved.owed);
    return { seated: saved.seated, beginning: saved, file };
  }
  if (options.resume) throw new Complaint(sentences.play.nothingToResume);
  return undefined;
}

function replayed(lines: readonly string[]): SavedGame | Damaged {
  try {
    return replayRecord(lines);
  } catch (error) {
    if (error instanceof Damaged) return error;
    throw error;
  }
}

async function wantsToResume({ seated, state }: SavedGame, terminal: Terminal): Promise<boolean> {
  const names = scorersOf(seated, state.round);
  const standing = totals(state).map((total, scorer) => `${names[scorer]} ${figure(total)}`);
  const lines = wrap(
    sentences.play.unfinished(roundTitle(seated, state.round), standing.join(', ')),
    terminal.width,
  );
  terminal.write(`${lines.join('\n')}\n`);
  for (;;) {
    const line = await terminal.ask(sentences.play.resume);
    if (line === undefined || /^\s*no?\s*$/i.test(line)) return false;
    if (/^\s*(y|yes)?\s*$/i.test(line)) return true;
    terminal.write(`${sentences.play.yesOrNo}\n`);
  }
}
