import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';

export interface ExecOptions {
  execTimeout: string;
}

/** Adds the option that `execTimeoutTyped` reads. */
export function withExecTimeout(command: Command): Command {
  return command.option(
    '--exec-timeout <seconds>',
    'the most time an exec: bot gets for one answer',
    '10',
  );
}

/** In seconds. */
export function execTimeoutTyped({ execTimeout: typed }: ExecOptions): number {
  const number = Number(typed);
  if (typed.trim() !== '' && number > 0 && number <= 86_400) return number;
  throw new Complaint(`--exec-timeout takes a number of seconds above 0, not "${typed}".`);
}
