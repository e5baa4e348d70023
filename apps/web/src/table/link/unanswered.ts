import type { FromClient, FromTable } from '@hand-and-foot/protocol';
import type { RemoteLine } from './remoteLine.ts';

type Command = Extract<FromClient, { is: 'ask' }>;
type Answer = Extract<FromTable, { is: 'answer' }>;

/** Commands waiting for answers. They're resent until they have one, and done once. */
export interface Unanswered {
  send(command: Command): void;
  /** Sends all of them, on a new connection. */
  sendAll(): void;
  /** Whether the answer is undecided, and the command is resent. */
  isAskedAgain(answer: Answer): boolean;
  answered(to: string): void;
  /** Forgets them all and returns their ids. */
  forget(): string[];
}

/** Refusals after which the same command may be resent. */
const UNDECIDED: ReadonlySet<string> = new Set(['tableStopped', 'busy']);

/** Delay and number of resends for commands that couldn't be stored, before bothering anybody. */
const AGAIN_AFTER = 1000;
const TRIES = 10;

/** A slower answer means the connection is silently dead. */
const ANSWER_WITHIN = 8000;

export function newUnanswered(line: () => Pick<RemoteLine, 'send' | 'again'>): Unanswered {
  const commands = new Map<string, Command>();
  /** Times each command couldn't be stored. */
  const unkept = new Map<string, number>();
  let overdue: number | undefined;

  function put(command: Command): void {
    line().send(JSON.stringify(command));
  }

  function expectAnswers(): void {
    clearTimeout(overdue);
    if (commands.size > 0) overdue = self.setTimeout(() => line().again(), ANSWER_WITHIN);
  }

  return {
    send(command) {
      commands.set(command.id, command);
      put(command);
      expectAnswers();
    },
    sendAll() {
      for (const command of commands.values()) put(command);
      expectAnswers();
    },
    /** Neither a stopped table nor a busy server knows a command's fate: resending it finds out. */
    isAskedAgain({ to, ...answer }) {
      const command = commands.get(to);
      if (!command || answer.ok || !UNDECIDED.has(answer.refusal.why)) return false;
      const tries = (unkept.get(to) ?? 0) + 1;
      if (tries > TRIES) return false;
      unkept.set(to, tries);
      expectAnswers();
      self.setTimeout(() => {
        if (commands.has(to)) put(command);
      }, AGAIN_AFTER);
      return true;
    },
    answered(to) {
      commands.delete(to);
      unkept.delete(to);
      expectAnswers();
    },
    forget() {
      const all = Array.from(commands.keys());
      clearTimeout(overdue);
      commands.clear();
      unkept.clear();
      return all;
    },
  };
}
