import type { Report, Repaired } from '@hand-and-foot/server';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { progressBar } from '../progress.ts';
import { postgresAddress } from '../serve/postgresAddress.ts';
import { sayRepaired, sayReport } from './sentences.ts';

interface Wishes {
  readonly data: string;
  readonly postgres?: string;
  readonly backup?: string;
  readonly repair?: true;
  readonly cut?: true;
  readonly json?: true;
}

const MORE = `
A check changes nothing, so you can do it while the server runs. Stop the server before you use --repair: it makes a
new file from everything good in the old one and in the backup, and keeps the old one next to it.

Exits with 0 if all is well now, 1 if something is damaged, and 2 if it couldn’t check.

Examples:
  hand-and-foot doctor                                  is any table damaged?
  hand-and-foot doctor --repair --backup monday.sqlite  repair from a backup
  hand-and-foot doctor --repair --cut                   drop everything after the damage
`;

export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('check all tables for damage, and repair them')
    .description(
      'Reads every table on a server, verifies its checksums, and replays it, then reports any damage. With --repair, it takes what’s missing from a backup.',
    )
    .option('--data <folder>', 'the folder with the tables', 'data')
    .option('--postgres <address>', 'check the tables in PostgreSQL instead')
    .option('--backup <file>', 'a file made by backup, to repair from')
    .option('--repair', 'repair what can be repaired')
    .option('--cut', 'with --repair: go back to the last good entry if nothing else helps')
    .option('--json', 'print one JSON object')
    .addHelpText('after', MORE)
    .action(run);
}

async function run(wishes: Wishes): Promise<void> {
  const postgres = postgresAddress(wishes.postgres, process.env);
  if ((wishes.cut || wishes.backup !== undefined) && !wishes.repair)
    throw new Complaint('--backup and --cut work only with --repair.');
  if (wishes.repair && postgres !== undefined)
    throw new Complaint(
      '--repair is for tables in a folder. Restore PostgreSQL from its own backup, then check again.',
    );
  await (wishes.repair ? mend(wishes) : look(wishes, postgres));
}

async function look({ data, json }: Wishes, postgres: string | undefined): Promise<void> {
  const { examine, isWell, tablesFile } = await import('@hand-and-foot/server');
  const where = postgres === undefined ? { file: tablesFile(data) } : { postgres };
  const report = await orComplain(async () => examine(where, bar()));
  const place = postgres === undefined ? tablesFile(data) : 'PostgreSQL';
  tell(json, report, () => sayReport(report, place));
  if (!isWell(report)) process.exitCode = 1;
}

async function mend({ data, backup, cut, json }: Wishes): Promise<void> {
  const { isWell, repair, tablesFile } = await import('@hand-and-foot/server');
  const repaired = await orComplain(async () =>
    repair(tablesFile(data), {
      ...(backup === undefined ? {} : { backup }),
      cut: cut === true,
      progress: bar(),
    }),
  );
  tell(json, repaired, () => sayRepaired(repaired));
  if (!isWell(repaired.after)) process.exitCode = 1;
}

function tell(json: true | undefined, found: Report | Repaired, say: () => string[]): void {
  process.stdout.write(json ? `${JSON.stringify(found)}\n` : `${say().join('\n')}\n`);
}

function bar(): (done: number, of: number) => void {
  let show: ((done: number) => void) | undefined;
  return (done, of) => {
    show ??= progressBar(process.stderr, of, 'tables');
    show(done);
  };
}

async function orComplain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Complaint((error as Error).message, { cause: error });
  }
}
