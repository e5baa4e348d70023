import { mkdir } from 'node:fs/promises';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

interface Wishes {
  readonly data: string;
}

const DATA = ['--data <folder>', 'where the tables are kept', 'data'] as const;

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .summary('copy all tables of a server to a file')
    .description('Copies all tables of a server to a file, whole, also while the server runs.')
    .argument('<file>', 'a file that is not there yet')
    .option(...DATA)
    .action(async (file: string, { data }: Wishes) => {
      const { backUp, tablesFile } = await import('@hand-and-foot/server');
      await orComplain(async () => backUp(tablesFile(data), file));
      process.stdout.write(`All tables are in ${file}.\n`);
    });
  program
    .command('restore')
    .summary('go back to such a copy')
    .description(
      'Puts such a copy in the place of a server’s tables. The server must not run; what was there is moved aside.',
    )
    .argument('<file>', 'what backup made')
    .option(...DATA)
    .action(async (file: string, { data }: Wishes) => {
      const { restore, tablesFile } = await import('@hand-and-foot/server');
      const aside = await orComplain(async () => {
        // A new machine doesn't have one yet.
        await mkdir(data, { recursive: true, mode: 0o700 });
        return restore(file, tablesFile(data));
      });
      process.stdout.write(`The tables of ${file} are in ${data}.\n`);
      if (aside !== undefined) process.stdout.write(`What was there before is in ${aside}.\n`);
    });
}

async function orComplain<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Complaint((error as Error).message, { cause: error });
  }
}
