import { mkdir } from 'node:fs/promises';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

interface Wishes {
  readonly data: string;
}

const DATA = ['--data <folder>', 'the folder with the tables', 'data'] as const;

export function registerBackup(program: Command): void {
  program
    .command('backup')
    .summary('back up all of a server’s tables to a file')
    .description(
      'Copies all of a server’s tables to a file. You can do this while the server runs.',
    )
    .argument('<file>', 'a new file')
    .option(...DATA)
    .action(async (file: string, { data }: Wishes) => {
      const { backUp, tablesFile } = await import('@hand-and-foot/server');
      await orComplain(async () => backUp(tablesFile(data), file));
      process.stdout.write(`All tables are in ${file}.\n`);
    });
  program
    .command('restore')
    .summary('restore the tables from a backup')
    .description(
      'Replaces a server’s tables with those in a backup. Stop the server first. The old tables are moved aside.',
    )
    .argument('<file>', 'a file made by backup')
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
