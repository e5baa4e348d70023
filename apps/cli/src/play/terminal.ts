import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { paintFor, wantsColours, type Paint } from '../paint.ts';

/** The screen and keyboard of a game: lines out, lines in. */
export interface Terminal {
  readonly width: number;
  readonly paint: Paint;
  write(text: string): void;
  /** The next typed line; undefined once the input ends or Ctrl-C is pressed. */
  ask(prompt: string): Promise<string | undefined>;
  close(): void;
}

type Input = Readable & { isTTY?: boolean };
type Output = Writable & { isTTY?: boolean; columns?: number };

const NARROWEST = 60;
const WIDEST = 100;
/** Lines that a pipe may be ahead of the game. */
const MOST_WAITING = 1000;

export function openTerminal(
  input: Input = process.stdin,
  output: Output = process.stdout,
  env: NodeJS.ProcessEnv = process.env,
): Terminal {
  const typing = input.isTTY === true && output.isTTY === true;
  const lines = typing
    ? createInterface({ input, output, terminal: true, historySize: 100 })
    : createInterface({ input, terminal: false, crlfDelay: Infinity });
  const waiting: string[] = [];
  let ended = false;
  let answer: ((line: string | undefined) => void) | undefined;

  const give = (line: string | undefined): void => {
    const waited = answer;
    answer = undefined;
    waited?.(line);
  };
  lines.on('line', (line) => {
    if (answer) give(line);
    else if (waiting.push(line) > MOST_WAITING) lines.pause();
  });
  lines.on('close', () => {
    ended = true;
    give(undefined);
  });
  lines.on('SIGINT', () => {
    output.write('\n');
    lines.close();
  });

  const next = (): Promise<string | undefined> => {
    if (waiting.length > 0) return Promise.resolve(waiting.shift());
    if (ended) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      answer = resolve;
      lines.resume();
    });
  };
  const askTyped = (prompt: string): Promise<string | undefined> => {
    if (!ended) {
      lines.setPrompt(prompt);
      lines.prompt();
    }
    return next();
  };
  /** Piped lines are echoed, so the output reads like the game. */
  const askPiped = async (prompt: string): Promise<string | undefined> => {
    const line = await next();
    output.write(`${prompt}${line ?? ''}\n`);
    return line;
  };

  return {
    get width() {
      return Math.min(WIDEST, Math.max(NARROWEST, (output.columns ?? 80) - 1));
    },
    paint: paintFor(wantsColours(output, env)),
    write: (text) => void output.write(text),
    ask: typing ? askTyped : askPiped,
    close: () => lines.close(),
  };
}
