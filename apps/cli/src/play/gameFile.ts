import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { Complaint } from '../complaint.ts';

/** The record of a game being played: it grows by whole lines, and nothing in it ever changes. */
export interface GameFile {
  readonly path: string;
  append(lines: readonly string[]): void;
  /** Puts the record of a finished game with the others; gives its new place. */
  finish(): string;
}

const ENDING = '.hf.jsonl';

/** Unfinished games, finished ones, and those that could not be read. */
const FOLDERS = { games: 'games', finished: 'finished', damaged: 'damaged' } as const;

export function createGameFile(folder: string, name: string, header: string): GameFile {
  const games = join(folder, FOLDERS.games);
  mkdirSync(games, { recursive: true });
  const path = freePath(games, name);
  const file = growing(folder, path, openSync(path, 'ax'), 0);
  file.append([header]);
  return file;
}

/** Goes on with a record whose whole lines end at `length`; a torn line after them is cut off. */
export function reopenGameFile(folder: string, path: string, length: number): GameFile {
  const file = openSync(path, 'r+');
  ftruncateSync(file, length);
  closeSync(file);
  return growing(folder, path, openSync(path, 'a'), length);
}

function growing(folder: string, path: string, file: number, length: number): GameFile {
  return {
    path,
    append(lines) {
      if (fstatSync(file).size !== length)
        throw new Complaint('This game is being played in another window. Go on with it there.');
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      length += bytes.length;
    },
    finish() {
      closeSync(file);
      return moveTo(folder, FOLDERS.finished, path);
    },
  };
}

/** Sets aside what cannot be read, never losing it; gives its new place. */
export function setAside(folder: string, path: string): string {
  return moveTo(folder, FOLDERS.damaged, path);
}

function moveTo(folder: string, where: string, path: string): string {
  const target = join(folder, where);
  mkdirSync(target, { recursive: true });
  const free = freePath(target, basename(path, ENDING));
  renameSync(path, free);
  return free;
}

function freePath(folder: string, name: string): string {
  for (let number = 1; ; number++) {
    const path = join(folder, `${name}${number === 1 ? '' : `-${number}`}${ENDING}`);
    if (!existsSync(path)) return path;
  }
}

/** The unfinished game that was played last. */
export function newestGame(folder: string): string | undefined {
  const games = join(folder, FOLDERS.games);
  let names: string[];
  try {
    names = readdirSync(games).filter((name) => name.endsWith(ENDING));
  } catch {
    return undefined;
  }
  const played = names
    .map((name) => join(games, name))
    .map((path) => ({ path, time: statSync(path).mtimeMs }));
  return played.sort((a, b) => b.time - a.time || (a.path < b.path ? 1 : -1))[0]?.path;
}

export interface WholeLines {
  lines: string[];
  /** How many bytes they take. */
  length: number;
}

/** The lines of a file that were written whole: what follows the last line end was torn by a crash. */
export function readWholeLines(path: string): WholeLines {
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.toString('utf8', 0, length).split('\n').slice(0, -1);
  return { lines, length };
}
