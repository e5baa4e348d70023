import { Command, CommanderError } from 'commander';
import { registerArena } from './arena/index.ts';
import { registerBackup } from './backup/index.ts';
import { Complaint } from './complaint.ts';
import { registerDaily } from './daily/index.ts';
import { registerDoctor } from './doctor/index.ts';
import { registerDuplicate } from './duplicate/index.ts';
import { registerLadder } from './ladder/index.ts';
import { registerOperator } from './operator/index.ts';
import { registerPlay } from './play/index.ts';
import { registerReferee } from './referee/index.ts';
import { registerReview } from './review/index.ts';
import { registerRules } from './rules/index.ts';
import { registerScore } from './score/index.ts';
import { registerServe } from './serve/index.ts';
import { registerShuffle } from './shuffle/index.ts';
import { registerSimulate } from './simulate/index.ts';
import { registerStats } from './stats/index.ts';
import { registerTune } from './tune/index.ts';
import { registerVerify } from './verify/index.ts';
import { version } from './version.ts';

const EXAMPLES = `
Examples:
  hand-and-foot play                        sit down at a table
  hand-and-foot play --rules singles --players 3
  hand-and-foot daily                       today’s deal, the same cards for everyone
  hand-and-foot serve                       tables to share with friends
  hand-and-foot rules six-deck              one rule set in sentences
  hand-and-foot score --rules six-deck      the score of a game with real cards
  hand-and-foot review game.hf.jsonl        your biggest chances, luck and play
  hand-and-foot verify game.hf.jsonl        does this record hold?
  hand-and-foot arena --a novice --b random which of two bots is better?
`;

endQuietlyWhenNobodyReads();
process.on('uncaughtException', complain);
await makeProgram().parseAsync().catch(complain);

function makeProgram(): Command {
  const program = new Command('hand-and-foot')
    .description('The card game Hand and Foot in your terminal, by the rules you know.')
    .version(version, '--version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .enablePositionalOptions()
    .showHelpAfterError('Type hand-and-foot --help to see all commands.')
    .configureOutput({ outputError: (text, write) => write(asSentence(text)) })
    .exitOverride()
    .addHelpText('after', EXAMPLES);
  program.commandsGroup('At the table:');
  registerPlay(program);
  registerDaily(program);
  registerRules(program);
  registerScore(program);
  program.commandsGroup('For people who run a server:');
  registerServe(program);
  registerBackup(program);
  registerOperator(program);
  registerDoctor(program);
  program.commandsGroup('For records and programs:');
  registerReview(program);
  registerVerify(program);
  registerStats(program);
  registerReferee(program);
  registerShuffle(program);
  program.commandsGroup('Bots among themselves:');
  registerSimulate(program);
  registerArena(program);
  registerDuplicate(program);
  registerLadder(program);
  registerTune(program);
  return program;
}

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

/** Turns "error: unknown option '--x'" into a sentence. */
function asSentence(text: string): string {
  const plain = text.replace(/^error: /, '');
  return (plain.charAt(0).toUpperCase() + plain.slice(1)).replace(/([^.?)\n])\n$/, '$1.\n');
}
