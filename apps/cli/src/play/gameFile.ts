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
import { sentences } from '../sentences.ts';

/** The record of a running game: it grows by whole lines, and shrinks only by those of a step taken back. */
export interface GameFile {
  readonly path: string;
  append(lines: readonly string[]): void;
  /** Removes the lines that were appended last. */
  takeBack(): void;
  /** Moves a finished game's record to the others and returns its new path. */
  finish(): string;
}

const ENDING = '.hf.jsonl';

/** Unfinished games, finished games, and unreadable ones. */
const FOLDERS = { games: 'games', finished: 'finished', damaged: 'damaged' } as const;

export function createGameFile(folder: string, name: string, header: string): GameFile {
  const games = join(folder, FOLDERS.games);
  mkdirSync(games, { recursive: true });
  const path = freePath(games, name);
  const file = growing(folder, path, openSync(path, 'ax'), 0);
  file.append([header]);
  return file;
}

/** Continues a record whose whole lines end at `length`, cutting off a torn line after them. */
export function reopenGameFile(folder: string, path: string, length: number): GameFile {
  const file = openSync(path, 'r+');
  ftruncateSync(file, length);
  closeSync(file);
  return growing(folder, path, openSync(path, 'a'), length);
}

function growing(folder: string, path: string, file: number, length: number): GameFile {
  const before: number[] = [];
  const checkLength = (): void => {
    if (fstatSync(file).size !== length) throw new Complaint(sentences.play.elsewhere);
  };
  return {
    path,
    append(lines) {
      checkLength();
      const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
      for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
      before.push(length);
      length += bytes.length;
    },
    takeBack() {
      checkLength();
      length = before.pop() ?? length;
      ftruncateSync(file, length);
    },
    finish() {
      closeSync(file);
      return moveTo(folder, FOLDERS.finished, path);
    },
  };
}

/** Sets an unreadable record aside without losing it, and returns its new path. */
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

/** The unfinished game that was played most recently. */
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
  /** Their size in bytes. */
  length: number;
}

/** The complete lines of a file: a crash tore whatever follows the last line ending. */
export function readWholeLines(path: string): WholeLines {
  const bytes = readFileSync(path);
  const length = bytes.lastIndexOf(0x0a) + 1;
  const lines = bytes.toString('utf8', 0, length).split('\n').slice(0, -1);
  return { lines, length };
}
