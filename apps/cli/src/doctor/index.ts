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
Checking changes nothing and may be done while the server runs. For --repair it must be stopped: a new file is made of
all that is good in the old one and in the backup, and the old one is kept beside it.

Ends with 0 if all is well now, with 1 if something is damaged, and with 2 if it could not look.

Examples:
  hand-and-foot doctor                                  are all tables whole?
  hand-and-foot doctor --repair --backup monday.sqlite  mend what the backup still has
  hand-and-foot doctor --repair --cut                   give up what comes after the damage
`;

export function registerDoctor(program: Command): void {
  program
    .command('doctor')
    .summary('check that all tables are whole, and mend them')
    .description(
      'Reads every table of a server, checks its checksums and plays it again, and says what is damaged. With --repair it takes what is missing from a backup.',
    )
    .option('--data <folder>', 'where the tables are kept', 'data')
    .option('--postgres <address>', 'check the tables in PostgreSQL instead')
    .option('--backup <file>', 'what backup made, to mend tables with')
    .option('--repair', 'mend what can be mended')
    .option('--cut', 'with --repair: go back to the last good entry where nothing else helps')
    .option('--json', 'answer with one JSON object')
    .addHelpText('after', MORE)
    .action(run);
}

async function run(wishes: Wishes): Promise<void> {
  const postgres = postgresAddress(wishes.postgres, process.env);
  if ((wishes.cut || wishes.backup !== undefined) && !wishes.repair)
    throw new Complaint('--backup and --cut go with --repair. Without it nothing is changed.');
  if (wishes.repair && postgres !== undefined)
    throw new Complaint(
      '--repair is for tables in a folder. Restore PostgreSQL from a backup of its own, and check again.',
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
