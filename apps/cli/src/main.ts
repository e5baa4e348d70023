import { CommanderError } from 'commander';
import { Complaint } from './complaint.ts';
import { makeProgram } from './program.ts';

endQuietlyWhenNobodyReads();
process.on('uncaughtException', complain);
await makeProgram().parseAsync().catch(complain);

/** A reader that went away, such as `head`, is fine. */
function endQuietlyWhenNobodyReads(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** Prints the problem without a stack trace, and exits with 2 once running work is done. */
function complain(error: unknown): void {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2;
    return;
  }
  process.exitCode = 2;
  process.stderr.write(`${sentenceFor(error)}\n`);
}

function sentenceFor(error: unknown): string {
  if (error instanceof Complaint) return error.message;
  if (process.env['HAND_AND_FOOT_DEBUG'] && error instanceof Error)
    return error.stack ?? error.message;
  const what = error instanceof Error ? error.message : String(error);
  return `Something went wrong (${what}). Please report it, with the output you get when HAND_AND_FOOT_DEBUG=1 is set.`;
}
