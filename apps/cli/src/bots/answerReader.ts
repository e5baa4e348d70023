import { lineCutter, type CutLine } from '../lineCutter.ts';

/** A line, or the way the program ended. */
export type ProgramAnswer = { line: string } | { ended: string } | 'late' | 'tooLong';

/** The longest line that is read as an answer, in bytes. */
const LONGEST_ANSWER = 1 << 20;
const LINE_FEED = 0x0a;

/** Tells which of a program's lines answers which question. */
interface AnswerReader {
  readonly read: (bytes: Buffer) => void;
  /** Puts a question and waits so many seconds for its answer; `late` is told if none came. */
  readonly ask: (put: () => void, timeout: number, late: () => void) => Promise<ProgramAnswer>;
  readonly end: (how: string) => void;
}

export function answerReader(): AnswerReader {
  const cutter = lineCutter(LONGEST_ANSWER);
  let answer: ((answer: ProgramAnswer) => void) | undefined;
  /** Whether the last line is still incomplete, and whether it began before the question. */
  let unfinished = false;
  let stale = false;
  /** Questions that timed out: a late answer to one of them mustn't count for the next. */
  let overdue = 0;
  /** The last line taken for one of those. */
  let spare: ProgramAnswer | undefined;

  function hear(line: CutLine): void {
    const heard = line === undefined ? 'tooLong' : { line };
    const isStale = stale;
    stale = false;
    if (overdue > 0) {
      overdue--;
      if (!isStale) spare = heard;
    } else if (!isStale) answer?.(heard);
  }

  return {
    read(bytes) {
      cutter.cut(bytes).forEach(hear);
      unfinished = bytes.at(-1) !== LINE_FEED;
    },
    async ask(put, timeout, late) {
      spare = undefined;
      stale = unfinished;
      put();
      const answered = new Promise<ProgramAnswer>((resolve) => (answer = resolve));
      const timer = setTimeout(() => {
        // Nothing followed the line we counted as overdue, so it was this answer.
        if (spare === undefined) overdue++;
        late();
        answer?.(spare ?? 'late');
      }, timeout * 1000);
      try {
        return await answered;
      } finally {
        clearTimeout(timer);
        answer = undefined;
      }
    },
    end: (how) => answer?.({ ended: how }),
  };
}
