import type { Command } from '@hand-and-foot/protocol';
import type { Guest, Reply, Table } from '@hand-and-foot/table';
import type { Surroundings } from './ports.ts';

/**
 * Carries commands to whichever node runs the table, and answers back. Both lie in the store, so that neither a lost
 * wake-up nor a lost node loses them; a command that is delivered twice is done once, because tables see to that.
 */
export interface Mailbox {
  post(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  /** Hands the table the letters that wait for it; `answered` is called after each of them. */
  deliver(table: Table, isStillRunHere: () => Promise<boolean>, answered: () => void): void;
  /** Looks for the answer to a letter posted here, or to all of them. */
  collect(letter: string): void;
  collectAll(): void;
  /** Whether somebody here waits for an answer. */
  readonly isWaiting: boolean;
  close(): void;
}

export function newMailbox(id: string, { store, bus, report }: Surroundings): Mailbox {
  /** For each letter all who wait for its answer: the same may be asked on several lines. */
  const waiting = new Map<string, Set<(reply: Reply) => void>>();
  const underWay = new Set<string>();

  function background(job: () => Promise<void>): void {
    job().catch((error: unknown) => report({ fault: 'background', table: id, error }));
  }

  function collect(letter: string): void {
    if (!waiting.has(letter)) return;
    background(async () => {
      const answer = await store.collect(id, letter);
      if (answer === undefined) return;
      const replies = waiting.get(letter) ?? new Set();
      waiting.delete(letter);
      for (const reply of replies) {
        replies.delete(reply);
        reply(answer as Reply);
      }
    });
  }

  return {
    post(guest, command, reply) {
      const letter = `${guest.guest} ${command.id}`;
      const replies = (waiting.get(letter) ?? new Set()).add(reply);
      waiting.set(letter, replies);
      background(async () => {
        try {
          await store.post({ table: id, id: letter, guest, command });
          bus.wake(id, { is: 'posted' });
          // It may be the answer to a letter of another node's, of which nobody will tell again.
          collect(letter);
        } catch (error) {
          // It may have been answered by now, if it was posted after all.
          if (replies.delete(reply)) reply(notKept(command));
          if (replies.size === 0) waiting.delete(letter);
          throw error;
        }
      });
    },
    deliver(table, isStillRunHere, answered) {
      background(async () => {
        for (const letter of await store.letters(id)) {
          if (underWay.has(letter.id)) continue;
          underWay.add(letter.id);
          table.ask(letter.guest, letter.command, (reply) => {
            underWay.delete(letter.id);
            answered();
            const { answer } = reply;
            if (!answer.ok && answer.refusal.why === 'tableStopped') return;
            background(async () => {
              // What is done is in the log. But a refusal by a node that has lost the table may rest on what is past.
              if (!answer.ok && !(await isStillRunHere())) return;
              // Not what the asker has missed: only its own node knows what it has told it by now.
              await store.answer(id, letter.id, { missed: [], answer });
              bus.wake(id, { is: 'answered', letter: letter.id });
              collect(letter.id);
            });
          });
        }
      });
    },
    collect,
    collectAll() {
      for (const letter of waiting.keys()) collect(letter);
    },
    get isWaiting() {
      return waiting.size > 0;
    },
    close: () => waiting.clear(),
  };
}

/** Whoever asked is told at once, and may ask again: if it was done after all, it is not done twice. */
export function notKept({ id }: Command): Reply {
  return {
    missed: [],
    answer: { is: 'answer', to: id, ok: false, refusal: { why: 'tableStopped' } },
  };
}
