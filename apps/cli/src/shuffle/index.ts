import { readFileSync } from 'node:fs';
import type { Mixing } from '@hand-and-foot/protocol';
import { Corrupt, shufflesIn } from '@hand-and-foot/table';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { whyUnread } from '../whyUnread.ts';

const MORE = `
A shared table gives its story out at /api/tables/ID/story, and the page has a button for it. Before each round it shows
its pledge, and afterwards the secret behind it: if the pledge below is the one you were shown then, nobody chose the
cards.
`;

export function registerShuffle(program: Command): void {
  program
    .command('shuffle')
    .summary('check that nobody chose the cards of a shared table')
    .description(
      'Reads the story of a shared table, plays every round again and checks that its cards follow from the secret that was pledged and from the players’ own seeds. Needs no network.',
    )
    .argument('<file>', 'the story, or - for standard input')
    .option('--pledge <pledge...>', 'the pledges you were shown, from round 1 on')
    .option('--json', 'answer with one JSON object')
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
      return { holds: false, why: `The story does not hold: ${error.message}`, rounds: [] };
    throw error;
  }
  const broken = pledges.findIndex((pledge, at) => rounds[at] && rounds[at].pledge !== pledge);
  if (broken < 0) return { holds: true, rounds };
  const why = `Round ${broken + 1} was dealt from another secret than the one that was pledged.`;
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
        throw new Complaint(`Line ${at + 1} is not JSON. Is this the story of a table?`);
      }
    });
}

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new Complaint(`${file} could not be read: ${whyUnread(error)}.`);
  }
}

function sayFinding({ holds, why, rounds }: Finding): string {
  const lines = rounds.map(({ pledge, seeds, secret }, round) =>
    [
      `Round ${round + 1}: the cards follow from the secret and the seeds.`,
      `  pledge  ${pledge}`,
      `  secret  ${secret}`,
      ...seeds.map((seed, seat) => `  seat ${seat + 1}  ${seed === '' ? 'gave no seed' : seed}`),
    ].join('\n'),
  );
  const last = holds
    ? rounds.length === 0
      ? 'No round of this table is over yet.'
      : 'Everything holds. Compare the pledges with those you were shown before the deal.'
    : why!;
  return `${[...lines, last].join('\n')}\n`;
}
