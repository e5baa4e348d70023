import { readFileSync } from 'node:fs';
import { loadNet } from '@hand-and-foot/bots';
import { readRecord, type Replay } from '@hand-and-foot/record';
import { verifyRecord } from '@hand-and-foot/referee';
import { reviewGame, type Review } from '@hand-and-foot/review';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { progressBar } from '../progress.ts';
import { sentences } from '../sentences.ts';
import { whyUnread } from '../whyUnread.ts';
import { reviewData } from './data.ts';
import { reviewLines } from './report.ts';
import { whoseReview } from './whose.ts';

interface Options {
  seat?: string;
  json?: boolean;
}

const EXAMPLES = `
Examples:
  hand-and-foot review game.hf.jsonl
  hand-and-foot review --seat 2 game.hf.jsonl
`;

/** How a shell counts a program that Ctrl+C ended. */
const STOPPED = 130;

export function registerReview(program: Command): void {
  program
    .command('review')
    .summary('review a game: what decided it, and your biggest missed chances')
    .description(
      'Goes through a record turn by turn: everyone’s chances, what you played, what the strongest bot would have played, what the difference was worth, and how much of the result was luck. Each turn is judged only by what the player could see. Press Ctrl+C to stop.',
    )
    .argument('<file>', 'a record (.hf.jsonl), or - for standard input')
    .option('--seat <number>', 'the seat whose chances to show, counting from 1 (yours by default)')
    .option('--json', 'print one JSON value')
    .addHelpText('after', EXAMPLES)
    .action(run);
}

async function run(file: string, { seat, json }: Options): Promise<void> {
  const text = textOf(file);
  const replay = replayOf(file, text);
  const whose = whoseReview(replay, text, seat);
  await loadNet();
  const review = await reviewed(replay);
  if (!review) return;
  const said = json
    ? JSON.stringify(reviewData(replay, review))
    : reviewLines(replay, review, whose).join('\n');
  process.stdout.write(`${said}\n`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Complaint(sentences.review.unread(nameOf(file), whyUnread(error)));
  }
}

function nameOf(file: string): string {
  return file === '-' ? 'Standard input' : file;
}

function replayOf(file: string, text: string): Replay {
  const { replay, wrong } = readRecord(text);
  if (replay && !wrong) return replay;
  const verdict = verifyRecord(text);
  if (wrong && !verdict.ok)
    throw new Complaint(sentences.review.notHolding(nameOf(file), verdict.line, verdict.say));
  throw new Complaint(sentences.review.nothing(nameOf(file)));
}

/** The review, or undefined if Ctrl+C stopped it. */
async function reviewed(replay: Replay): Promise<Review | undefined> {
  let isStopped = false;
  const stop = (): void => void (isStopped = true);
  process.once('SIGINT', stop);
  const work = reviewGame(replay);
  let clear = (): void => undefined;
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      const { done, of } = step.value;
      const show = progressBar(process.stderr, of, 'decisions');
      clear = () => show(of);
      show(done);
      // Ctrl+C is heard between two pieces of work.
      await new Promise((resume) => setImmediate(resume));
      if (!isStopped) continue;
      process.exitCode = STOPPED;
      return undefined;
    }
  } finally {
    clear();
    process.off('SIGINT', stop);
  }
}
