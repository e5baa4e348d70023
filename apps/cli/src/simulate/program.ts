import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { Complaint } from '../complaint.ts';

/** A program that is sent lines and answers each question with one. */
export interface Program {
  tell(line: string): void;
  /** The line it answers with, or undefined where none comes in time. */
  ask(line: string): Promise<string | undefined>;
  isRunning(): boolean;
  close(): Promise<void>;
}

/** How long a program may take to end once its input has. */
const GRACE_MS = 1000;
/** What a shell says of a command that is not there, or may not be run. */
const NOT_FOUND = [126, 127];

interface Question {
  answer(line: string | undefined): void;
  fail(error: Error): void;
}

export function startProgram(command: string, timeout: number): Program {
  // In a group of its own, so that what the shell started can be ended with it.
  const detached = process.platform !== 'win32';
  const child = spawn(command, { shell: true, detached, stdio: 'pipe' });
  const mutterings = holdBack(child.stderr, process.stderr);
  let question: Question | undefined;
  let running = true;
  let missing = false;
  /** Questions whose time ran out: their answers may still come, and are not meant for later ones. */
  let overdue = 0;
  /** The last line taken for one of those. */
  let spare: string | undefined;

  const ended = new Promise<void>((resolve) => {
    const end = (isMissing: boolean): void => {
      running = false;
      missing ||= isMissing;
      if (missing) question?.fail(notFound(command));
      else {
        mutterings.release();
        question?.answer(undefined);
      }
      resolve();
    };
    child.on('error', () => end(true));
    child.on('close', (code) => end(code !== null && NOT_FOUND.includes(code)));
  });
  // A program that has ended reads no more; that it ended is noticed above.
  child.stdin.on('error', () => undefined);

  createInterface({ input: child.stdout }).on('line', (line) => {
    mutterings.release();
    if (overdue > 0) {
      overdue--;
      spare = line;
    } else question?.answer(line);
  });

  return {
    isRunning: () => running,
    tell(line) {
      if (running) child.stdin.write(`${line}\n`);
    },
    async ask(line) {
      if (missing) throw notFound(command);
      if (!running) return undefined;
      spare = undefined;
      child.stdin.write(`${line}\n`);
      const answered = new Promise<string | undefined>((answer, fail) => {
        question = { answer, fail };
      });
      const timer = setTimeout(() => {
        // A line taken for an overdue answer was this one, if nothing followed it.
        if (spare === undefined) overdue++;
        mutterings.release();
        question?.answer(spare);
      }, timeout * 1000);
      try {
        return await answered;
      } finally {
        clearTimeout(timer);
        question = undefined;
      }
    },
    async close() {
      child.stdin.end();
      const timer = setTimeout(() => endGroup(child.pid, detached), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Passes on what comes only once released: a shell's own words about a missing command are not needed. */
function holdBack(from: Readable, to: Writable): { release(): void } {
  const held: Buffer[] = [];
  let released = false;
  from.on('data', (chunk: Buffer) => {
    if (released) to.write(chunk);
    else held.push(chunk);
  });
  return {
    release() {
      released = true;
      for (const chunk of held.splice(0)) to.write(chunk);
    },
  };
}

function notFound(command: string): Complaint {
  return new Complaint(
    `The bot "${command}" could not be started; check the command and that it may be run.`,
  );
}

function endGroup(pid: number | undefined, detached: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(detached ? -pid : pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
