import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Throws, with advice, if the folder or one of these files in it can't be written. */
export function assertWritable(folder: string, files: readonly string[] = []): void {
  assertFolder(folder);
  for (const file of files) assertFile(join(folder, file));
}

function assertFolder(folder: string): void {
  const why = whyNot(folder, constants.W_OK | constants.X_OK);
  if (why === 'EROFS') throw new Error(onReadOnlyDisk(`The folder ${folder}`));
  if (why === 'ENOENT') throw new Error(`There’s no folder ${folder}.`);
  if (why !== undefined)
    throw new Error(
      `You can’t write to the folder ${folder}. Make your user its owner (chown), allow writing there (chmod u+w), or choose another folder.`,
    );
}

function assertFile(file: string): void {
  const why = existsSync(file) ? whyNot(file, constants.R_OK | constants.W_OK) : undefined;
  if (why === 'EROFS') throw new Error(onReadOnlyDisk(`The file ${file}`));
  if (why !== undefined)
    throw new Error(
      `You can’t write to the file ${file}. Make your user its owner (chown), or allow writing to it (chmod u+w).`,
    );
}

function onReadOnlyDisk(what: string): string {
  return `${what} is on a disk that’s mounted read-only. Mount it for writing, or choose another folder.`;
}

function whyNot(path: string, mode: number): string | undefined {
  try {
    accessSync(path, mode);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  }
}
