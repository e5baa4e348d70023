import { spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { answerReader, type ProgramAnswer } from './answerReader.ts';

/** A program that gets lines and answers each question with one. */
export interface Program {
  tell(line: string): void;
  /** Its answer: the first line after the question. */
  ask(line: string): Promise<ProgramAnswer>;
  close(): Promise<void>;
}

/** Time a program gets to exit after its input closes. */
const GRACE_MS = 1000;
/** A shell's exit codes for a command that's missing or can't be run. */
const NOT_STARTED = [126, 127];

/** Calls `gone` once, with the end of a sentence, if the program exits before it's closed. */
export function startProgram(
  command: string,
  timeout: number,
  gone: (how: string) => void,
): Program {
  // In its own process group, to end everything the shell started along with it.
  const detached = process.platform !== 'win32';
  const child = spawn(command, { shell: true, detached, stdio: 'pipe' });
  const mutterings = holdBack(child.stderr, process.stderr);
  const answers = answerReader();
  /** The way it ended, once it has. */
  let over: string | undefined;
  let closing = false;

  const ended = new Promise<void>((resolve) => {
    const end = (how: string, started: boolean): void => {
      if (over !== undefined) return;
      over = how;
      // Our own sentence about a missing command is enough; drop the shell's.
      if (started) mutterings.release();
      if (!closing) gone(how);
      answers.end(how);
      resolve();
    };
    child.on('error', ({ message }) => end(`couldn’t be started (${message})`, false));
    child.on('close', (code, signal) => {
      const started = code === null || !NOT_STARTED.includes(code);
      const sign = code === null ? `signal ${signal}` : `code ${code}`;
      end(started ? `ended (${sign})` : `couldn’t be started (${sign})`, started);
    });
  });
  // Writing to a program that exited fails; its exit is handled above.
  child.stdin.on('error', () => undefined);

  child.stdout.on('data', (bytes: Buffer) => {
    mutterings.release();
    answers.read(bytes);
  });

  return {
    tell(line) {
      if (over === undefined) child.stdin.write(`${line}\n`);
    },
    async ask(line) {
      // Anything that arrived by now was said before the question, so read and drop it first.
      await nextTurn();
      if (over !== undefined) return { ended: over };
      const put = (): void => void child.stdin.write(`${line}\n`);
      return answers.ask(put, timeout, () => mutterings.release());
    },
    async close() {
      closing = true;
      child.stdin.end();
      const timer = setTimeout(() => endGroup(child.pid, detached), GRACE_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Holds the text until it's released. */
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

function endGroup(pid: number | undefined, detached: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(detached ? -pid : pid, 'SIGKILL');
  } catch {
    // It exited on its own in the meantime.
  }
}
