import { Command } from 'commander';
import { registerArena } from './arena/index.ts';
import { registerBackup } from './backup/index.ts';
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
  hand-and-foot play                        start a game
  hand-and-foot play --rules singles --players 3
  hand-and-foot daily                       today’s deal, the same cards for everyone
  hand-and-foot serve                       tables to share with friends
  hand-and-foot rules six-deck              one rule set in plain English
  hand-and-foot score --rules six-deck      the score of a game with real cards
  hand-and-foot review game.hf.jsonl        your missed chances, luck and play
  hand-and-foot verify game.hf.jsonl        is this record valid?
  hand-and-foot arena --a novice --b random which of two bots is better?
`;

/** All commands, with their help. */
export function makeProgram(): Command {
  const program = new Command('hand-and-foot')
    .description('The card game Hand and Foot in your terminal, with your own rules.')
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
  program.commandsGroup('Bots against bots:');
  registerSimulate(program);
  registerArena(program);
  registerDuplicate(program);
  registerLadder(program);
  registerTune(program);
  return program;
}

/** Turns "error: unknown option '--x'" into a sentence. */
function asSentence(text: string): string {
  const plain = text.replace(/^error: /, '');
  return (plain.charAt(0).toUpperCase() + plain.slice(1)).replace(/([^.?)\n])\n$/, '$1.\n');
}
