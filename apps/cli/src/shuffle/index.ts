import { readFileSync } from 'node:fs';
import type { Mixing } from '@hand-and-foot/protocol';
import { Corrupt, shufflesIn } from '@hand-and-foot/table';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { whyUnread } from '../whyUnread.ts';

const MORE = `
Get the log of a shared table at /api/tables/ID/story, or with the page’s Save log button. Before each round, the table
shows a pledge, and afterward the secret behind it. If the pledge this command prints is the one you were shown, nobody
chose the cards.
`;

export function registerShuffle(program: Command): void {
  program
    .command('shuffle')
    .summary('check that nobody chose the cards at a shared table')
    .description(
      'Reads the log of a shared table, deals every round again, and checks that the cards come from the pledged secret and the players’ own random numbers. Works offline.',
    )
    .argument('<file>', 'the log, or - for standard input')
    .option('--pledge <pledge...>', 'the pledges you were shown, starting with round 1')
    .option('--json', 'print one JSON object')
    .addHelpText('after', MORE)
    .action((file: string, { pledge = [], json }: { pledge?: string[]; json?: true }) => {
      const finding = check(read(file), pledge);
      process.stdout.write(json ? `${JSON.stringify(finding)}\n` : sayFinding(finding));
      if (!finding.holds) process.exitCode = 1;
    });
}

interface Finding {
  readonly holds: boolean;
  /** The part that doesn't hold, in a sentence. */
  readonly why?: string;
  readonly rounds: readonly Mixing[];
}

function check(text: string, pledges: readonly string[]): Finding {
  let rounds: Mixing[];
  try {
    rounds = shufflesIn(linesOf(text));
  } catch (error) {
    if (error instanceof Corrupt)
      return { holds: false, why: `This log doesn’t add up: ${error.message}`, rounds: [] };
    throw error;
  }
  const broken = pledges.findIndex((pledge, at) => rounds[at] && rounds[at].pledge !== pledge);
  if (broken < 0) return { holds: true, rounds };
  const why = `Round ${broken + 1} wasn’t dealt from the secret that was pledged.`;
  return { holds: false, why, rounds };
}

function linesOf(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line, at): unknown => {
      try {
        return JSON.parse(line);
      } catch {
        throw new Complaint(`Line ${at + 1} isn’t JSON. Is this the log of a table?`);
      }
    });
}

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} couldn’t be read: ${whyUnread(error)}.`);
  }
}

function sayFinding({ holds, why, rounds }: Finding): string {
  const lines = rounds.map(({ pledge, seeds, secret }, round) =>
    [
      `Round ${round + 1}: the cards come from the secret and the players’ numbers.`,
      `  pledge  ${pledge}`,
      `  secret  ${secret}`,
      ...seeds.map((seed, seat) => `  seat ${seat + 1}  ${seed === '' ? 'added no number' : seed}`),
    ].join('\n'),
  );
  const last = holds
    ? rounds.length === 0
      ? 'No round of this table is over yet.'
      : 'Everything adds up. Compare the pledges with the ones you were shown before the deal.'
    : why!;
  return `${[...lines, last].join('\n')}\n`;
}
