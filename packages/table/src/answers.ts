import type { Refusal } from '@hand-and-foot/engine';
import type { Answer, Command, TableRefusal } from '@hand-and-foot/protocol';
import { commandKey, type Asked, type Asker } from './entry.ts';
import type { Log } from './ports.ts';
import { readLog } from './readLog.ts';
import { RefusedCommands } from './refusedCommands.ts';
import { rolesOf, speakerOf } from './roles.ts';
import type { Sitting } from './sitting.ts';

/** The answers a table has given: a command that comes again gets the same one. */
export class GivenAnswers {
  private readonly id: string;
  private readonly sitting: Sitting;
  private readonly log: Log;
  private readonly refusals: RefusedCommands;

  constructor(id: string, sitting: Sitting, log: Log) {
    this.id = id;
    this.sitting = sitting;
    this.log = log;
    this.refusals = new RefusedCommands(sitting);
  }

  /** The answer that the command was given before, if it is remembered. */
  atHand(asked: Asked): Answer | undefined {
    const done = this.sitting.doneFor.get(asked.from)?.find((one) => one.command === asked.command);
    return done ? success(asked.command, done.seq) : this.refusals.find(asked);
  }

  /** Whether it may have been done already: there's an entry for this asker after the one it expects. */
  mayBeInLog({ from }: Asked, { expects }: Command): boolean {
    return expects < (this.sitting.doneFor.get(from)?.at(-1)!.seq ?? 0);
  }

  async inLog(asked: Asked, { expects }: Command): Promise<Answer | undefined> {
    const { id, log } = this;
    const from = expects + 1;
    const seq = await (log.find ? log.find(id, asked, from) : this.seqInLog(asked, from));
    return seq === undefined ? undefined : success(asked.command, seq);
  }

  /** A refusal costs no entry, but a command that was refused must not succeed when it comes again. */
  refuse(from: Asker, command: Command, why: Refusal | TableRefusal): Answer {
    const answer = refusal(command, why);
    const { invited, host } = rolesOf(this.sitting, from);
    this.refusals.keep(askedBy(from, command), command, answer, invited || host);
    return answer;
  }

  private async seqInLog(asked: Asked, from: number): Promise<number | undefined> {
    const key = commandKey(asked);
    const entries = readLog(this.id, await this.log.read(this.id, 1));
    return entries.find(({ seq, answers }) => seq >= from && answers && commandKey(answers) === key)
      ?.seq;
  }
}

export function askedBy(from: Asker, { id: command }: Command): Asked {
  return { from: speakerOf(from), command };
}

export function success(to: string, seq: number): Answer {
  return { is: 'answer', to, ok: true, seq };
}

export function refusal({ id }: Command, why: Refusal | TableRefusal): Answer {
  return { is: 'answer', to: id, ok: false, refusal: why };
}
