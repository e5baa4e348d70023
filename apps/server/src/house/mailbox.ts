import type { Command, TableRefusal } from '@hand-and-foot/protocol';
import type { Guest, Reply, Table } from '@hand-and-foot/table';
import type { Letter } from '../store/store.ts';
import type { Surroundings } from './ports.ts';

/**
 * Carries commands to whichever node runs the table, and answers back. Both lie in the store, so that neither a lost
 * wake-up nor a lost node loses them; a command that is delivered twice is done once, because tables see to that.
 */
export interface Mailbox {
  post(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  /** Hands the table the letters that wait for it; `answered` is called after each of them. */
  deliver(table: Table, isStillRunHere: () => Promise<boolean>, answered: () => void): void;
  /** Looks for the answer to a letter posted here, which has been answered; or to all of them, which may have been. */
  collect(letter: string): void;
  collectAll(): void;
  /** Posts again what is not answered: another node may have been asked the same, and have taken the answer away. */
  postAgain(): void;
  /** Whether somebody here waits for an answer. */
  isWaiting(): boolean;
  close(): void;
}

interface Waiting {
  readonly letter: Letter;
  readonly replies: Set<(reply: Reply) => void>;
}

export function newMailbox(id: string, { store, bus, report }: Surroundings): Mailbox {
  /** For each letter all who wait for its answer: the same may be asked on several lines. */
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<string>();

  function background(job: () => Promise<void>): void {
    job().catch((error: unknown) => report({ fault: 'background', table: id, error }));
  }

  async function send(letter: Letter): Promise<void> {
    await store.post(letter);
    bus.wake(id, { is: 'posted' });
  }

  function collect(letter: string, isAnswered: boolean): void {
    if (!waiting.has(letter)) return;
    background(async () => {
      const answer = await store.collect(id, letter);
      const found = waiting.get(letter);
      if (answer === undefined) return isAnswered && found ? send(found.letter) : undefined;
      const replies = found?.replies ?? new Set();
      waiting.delete(letter);
      for (const reply of replies) {
        replies.delete(reply);
        reply(answer as Reply);
      }
    });
  }

  return {
    post(guest, command, reply) {
      const letter = { table: id, id: `${guest.guest} ${command.id}`, guest, command };
      const replies = (waiting.get(letter.id)?.replies ?? new Set()).add(reply);
      waiting.set(letter.id, { letter, replies });
      background(async () => {
        try {
          await send(letter);
          // It may be the answer to a letter of another node's, of which nobody will tell again.
          collect(letter.id, false);
        } catch (error) {
          // It may have been answered by now, if it was posted after all.
          if (replies.delete(reply)) reply(refusing(command, { why: 'tableStopped' }));
          if (replies.size === 0) waiting.delete(letter.id);
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
              collect(letter.id, true);
            });
          });
        }
      });
    },
    collect: (letter) => collect(letter, true),
    collectAll() {
      for (const letter of waiting.keys()) collect(letter, false);
    },
    postAgain() {
      for (const { letter } of waiting.values()) background(async () => send(letter));
    },
    isWaiting: () => waiting.size > 0,
    close() {
      const all = [...waiting.values()];
      waiting.clear();
      for (const { letter, replies } of all)
        for (const reply of replies) reply(refusing(letter.command, { why: 'tableStopped' }));
    },
  };
}

export function refusing({ id }: Command, why: TableRefusal): Reply {
  return { missed: [], answer: { is: 'answer', to: id, ok: false, refusal: why } };
}
