import { readFileSync } from 'node:fs';
import { verifyRecord, type Verdict } from '@hand-and-foot/referee';
import type { Command } from 'commander';
import { exitAtLeast } from '../exitAtLeast.ts';
import { whyUnread } from '../whyUnread.ts';

export function registerVerify(program: Command): void {
  program
    .command('verify')
    .summary('check whether records are valid')
    .description(
      'Replays records and says whether each one is valid, or which line is wrong and why. Exits with 1 if any record isn’t valid, and with 2 if a file couldn’t be read.',
    )
    .argument('<files...>', 'records (.hf.jsonl), or - for standard input')
    .action((files: string[]) => {
      for (const file of files) {
        const { code, sentence } = verified(file);
        process.stdout.write(`${sentence}\n`);
        if (code) exitAtLeast(code);
      }
    });
}

interface Finding {
  /** The exit code; undefined if the record is valid. */
  code?: 1 | 2;
  sentence: string;
}

function verified(file: string): Finding {
  const name = file === '-' ? 'standard input' : file;
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return { code: 2, sentence: `${name} couldn’t be read: ${whyUnread(error)}.` };
  }
  const verdict = verifyRecord(text);
  const sentence = `${name}: ${sayVerdict(verdict, isFinished(text))}`;
  return verdict.ok ? { sentence } : { code: 1, sentence };
}

/** A game's last line is its result. */
function isFinished(text: string): boolean {
  return /^\s*\{\s*"game"/.test(text.trimEnd().split('\n').at(-1)!);
}

function sayVerdict(verdict: Verdict, finished: boolean): string {
  if (!verdict.ok) return `not valid. Line ${verdict.line}: ${verdict.say}`;
  const count = `${counted(verdict.rounds, 'round')}, ${counted(verdict.actions, 'action')}`;
  return finished ? `valid: ${count}.` : `valid so far: ${count}, unfinished.`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
