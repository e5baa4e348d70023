import { newInputReader, NoAnswer, type Bot, type MakeBot, type Seen } from '@hand-and-foot/bots';
import type { Action, Refusal, Seat, Terms } from '@hand-and-foot/engine';
import {
  actionRecord,
  eventRecords,
  Malformed,
  readAction,
  viewRecord,
} from '@hand-and-foot/record';
import { asPlayed, type RuleSet } from '@hand-and-foot/rulesets';
import { sayRefusal } from '@hand-and-foot/words';
import { headerOf } from '../header.ts';
import { quoted } from '../layout.ts';
import { inputsLine, MOST, waysAsked } from './askedInputs.ts';
import { startProgram, type Program } from './program.ts';

/** Facts about the table that a program needs. */
export interface ExecTable {
  ruleSet: RuleSet;
  /** Names of the seats, known once everybody is seated. */
  seats: readonly string[];
  /** Seconds for one answer. */
  execTimeout: number;
  /** Called when something goes wrong with a program: for anyone, or only for someone watching. */
  notice?: ((sentence: string, whom: 'anyone' | 'watcher') => void) | undefined;
}

/**
 * Bots that are programs: each seat gets its own process, game after game. One that ends isn't
 * restarted, so a program that can't play is reported once.
 */
export function execBots(
  command: string,
  table: ExecTable,
): { make: MakeBot; close(): Promise<void> } {
  const programs = new Map<Seat, Program>();
  return {
    make(terms, seat) {
      let program = programs.get(seat);
      if (!program) {
        program = startProgram(command, table.execTimeout, (how) =>
          table.notice?.(
            `The bot "${quoted(command)}" in seat ${seat + 1} ${how}. From now on, its answers count as refused.`,
            'anyone',
          ),
        );
        programs.set(seat, program);
      }
      program.tell(headerOf(table.ruleSet, terms, table.seats, { you: seat }));
      return execBot(program, table, terms, seat);
    },
    async close() {
      await Promise.all([...programs.values()].map(async (program) => program.close()));
    },
  };
}

function execBot(program: Program, table: ExecTable, terms: Terms, seat: Seat): Bot {
  const tellRefusal = (why: string, say: string): void =>
    program.tell(JSON.stringify({ ok: false, why, say }));
  const reader = newInputReader(terms, seat);

  /** The program's answer as data, or an error that says what kept it from one. */
  async function answerTo(line: string): Promise<unknown> {
    const answer = await program.ask(line);
    if (answer === 'late') {
      const took = `took longer than ${table.execTimeout} seconds`;
      tellRefusal('late', `The answer ${took}.`);
      table.notice?.(`An answer of the bot in seat ${seat + 1} ${took}.`, 'watcher');
      throw new NoAnswer(`It ${took}.`);
    }
    if (answer === 'tooLong') throw new Malformed('The answer is longer than 1 MiB.');
    if ('ended' in answer) throw new NoAnswer(`The program ${answer.ended}.`);
    return parsed(answer.line);
  }

  async function actionFor({ view, legal, since }: Seen): Promise<Action> {
    let answer = await answerTo(
      JSON.stringify({
        view: viewRecord(terms, view),
        legal: legal.map((action) => actionRecord(terms, action, seat)),
        since: eventRecords(terms, since),
      }),
    );
    for (let asked = 0; asked < MOST; asked++) {
      const ways = waysAsked(terms, answer);
      if (!ways) return readAction(terms, answer);
      answer = await answerTo(inputsLine(reader, view, ways));
    }
    throw new Malformed(`It asked for inputs more than ${MOST} times.`);
  }

  return {
    watches: true,
    async decide(seen) {
      reader.see(seen.since);
      try {
        return await actionFor(seen);
      } catch (error) {
        if (!(error instanceof Malformed)) throw error;
        tellRefusal('malformed', error.message);
        throw new NoAnswer(error.message);
      }
    },
    refused(refusal: Refusal) {
      const { ruleSet, seats: names } = table;
      const say = sayRefusal(refusal, {
        ruleSet: asPlayed(ruleSet, terms),
        pack: terms.pack,
        names,
        sides: terms.sides,
        you: seat,
      });
      tellRefusal(refusal.why, say);
    },
  };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Malformed('The answer isn’t JSON.');
  }
}
