import type { Answer, Command, TableRefusal } from '@hand-and-foot/protocol';
import type { Guest, Reply, Table } from '@hand-and-foot/table';
import type { Letter } from '../store/store.ts';
import { DELIVERIES, LETTERS_AT_ONCE, LETTERS_AT_TABLE } from './bounds.ts';
import type { Surroundings } from './ports.ts';

/**
 * Carries commands to whichever node runs the table, and answers back. Both lie in the store, so that neither a lost
 * wake-up nor a lost node loses them; a command that is delivered twice is done once, because tables see to that.
 */
export interface Mailbox {
  post(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  /**
   * Hands the table the letters that wait for it; `answered` is called after each of them. One that was handed out too
   * often is given up: it may be what ended the nodes before.
   */
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

/** Who runs the table, and how it is known that they still do. */
type Runner = Parameters<Mailbox['deliver']>;

interface Waiting {
  readonly letter: Letter;
  readonly replies: Set<(reply: Reply) => void>;
}

export function newMailbox(id: string, { store, bus, report }: Surroundings): Mailbox {
  /** For each letter all who wait for its answer: the same may be asked on several lines. */
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<string>();

  /** Whom letters are handed out to, and whether that is about to be done. */
  let runner: Runner | undefined;
  let isDue = false;
  let line = Promise.resolve();

  function trouble(error: unknown): void {
    report({ fault: 'background', table: id, error });
  }

  function background(job: () => Promise<unknown>): void {
    job().catch(trouble);
  }

  async function send(letter: Letter): Promise<'ok' | 'full'> {
    const outcome = await store.post(letter, LETTERS_AT_TABLE);
    if (outcome === 'ok') bus.wake(id, { is: 'posted' });
    return outcome;
  }

  function deliver(...to: Runner): void {
    runner = to;
    // One at a time: each counts the letters it hands out.
    if (isDue) return;
    isDue = true;
    line = line.then(async () => {
      isDue = false;
      await handOut(...runner!).catch(trouble);
    });
  }

  /** Whoever runs the table may end by what a letter asks, so it is counted first. */
  async function handOut(...to: Runner): Promise<void> {
    if (underWay.size >= LETTERS_AT_ONCE) return;
    const waits = (await store.letters(id)).filter((letter) => !underWay.has(letter.id));
    const some = waits.slice(0, LETTERS_AT_ONCE - underWay.size);
    if (some.length === 0) return;
    const ids = some.map((letter) => letter.id);
    const handed = await store.handOut(id, ids);
    const deliveries = new Map(handed.map((one) => [one.id, one.deliveries]));
    for (const letter of some)
      if (deliveries.has(letter.id)) hand(letter, deliveries.get(letter.id)!, ...to);
  }

  function hand(
    letter: Letter,
    deliveries: number,
    ...[table, isStillRunHere, answered]: Runner
  ): void {
    underWay.add(letter.id);
    const done = (): void => {
      const areMore = underWay.size >= LETTERS_AT_ONCE;
      underWay.delete(letter.id);
      if (areMore && runner) deliver(...runner);
    };
    const reply = ({ answer }: Reply): void => {
      answered();
      if (!answer.ok && answer.refusal.why === 'tableStopped') done();
      // Until its answer lies there, it is not handed out again.
      else background(async () => answerLetter(letter, answer, isStillRunHere).finally(done));
    };
    if (deliveries > DELIVERIES) table.giveUp(letter.guest, letter.command, reply);
    else table.ask(letter.guest, letter.command, reply);
  }

  async function answerLetter(
    letter: Letter,
    answer: Answer,
    isStillRunHere: Runner[1],
  ): Promise<void> {
    // What is done is in the log. But a refusal by a node that has lost the table may rest on what is past.
    if (!answer.ok && !(await isStillRunHere())) return;
    if (!answer.ok && answer.refusal.why === 'gaveUp') await store.giveUp(letter);
    // Not what the asker has missed: only its own node knows what it has told it by now.
    await store.answer(id, letter.id, { missed: [], answer });
    bus.wake(id, { is: 'answered', letter: letter.id });
    collect([letter.id], true);
  }

  /** All of them at once: whoever attacks may have many that wait. */
  function collect(letters: readonly string[], areAnswered: boolean): void {
    const wanted = letters.filter((letter) => waiting.has(letter));
    if (wanted.length === 0) return;
    background(async () => {
      const found = new Map((await store.collect(id, wanted)).map((one) => [one.id, one.answer]));
      for (const letter of wanted) {
        const left = waiting.get(letter);
        if (found.has(letter)) tellAll(letter, found.get(letter) as Reply);
        else if (areAnswered && left) background(async () => send(left.letter));
      }
    });
  }

  function tellAll(letter: string, answer: Reply): void {
    const { replies = new Set<(reply: Reply) => void>() } = waiting.get(letter) ?? {};
    waiting.delete(letter);
    for (const reply of replies) {
      replies.delete(reply);
      reply(answer);
    }
  }

  function turnDown(letter: string, why: TableRefusal): void {
    const found = waiting.get(letter);
    if (found) tellAll(letter, refusing(found.letter.command, why));
  }

  return {
    post(guest, command, reply) {
      const letter = { table: id, id: `${guest.guest} ${command.id}`, guest, command };
      const replies = (waiting.get(letter.id)?.replies ?? new Set()).add(reply);
      waiting.set(letter.id, { letter, replies });
      background(async () => {
        try {
          const outcome = await send(letter);
          if (outcome === 'full') turnDown(letter.id, { why: 'busy' });
          // It may be the answer to a letter of another node's, of which nobody will tell again.
          collect([letter.id], false);
        } catch (error) {
          // It may have been answered by now, if it was posted after all.
          if (replies.delete(reply)) reply(refusing(command, { why: 'tableStopped' }));
          if (replies.size === 0) waiting.delete(letter.id);
          throw error;
        }
      });
    },
    deliver,
    collect: (letter) => collect([letter], true),
    collectAll: () => collect([...waiting.keys()], false),
    postAgain() {
      for (const { letter } of waiting.values()) background(async () => send(letter));
    },
    isWaiting: () => waiting.size > 0,
    close() {
      for (const letter of waiting.keys()) turnDown(letter, { why: 'tableStopped' });
    },
  };
}

export function refusing({ id }: Command, why: TableRefusal): Reply {
  return { missed: [], answer: { is: 'answer', to: id, ok: false, refusal: why } };
}
