import type { Answer, Command, TableRefusal } from '@hand-and-foot/protocol';
import type { Guest, Reply, Table } from '@hand-and-foot/table';
import type { Letter } from '../store/store.ts';
import { DELIVERIES, LETTERS_AT_ONCE, LETTERS_AT_TABLE } from './bounds.ts';
import type { Surroundings } from './ports.ts';

/**
 * Carries commands to the node that runs the table, and answers back. Both are in the store, so neither a lost wake-up
 * nor a lost node loses them; a command delivered twice is done once, because tables check for it.
 */
export interface Mailbox {
  post(guest: Guest, command: Command, reply: (reply: Reply) => void): void;
  /**
   * Hands waiting letters to the table and calls `answered` after each. A letter handed out too often is given up: it
   * may have crashed earlier nodes.
   */
  deliver(table: Table, isStillRunHere: () => Promise<boolean>, answered: () => void): void;
  /** Collects the answer to one letter posted here that's known to be answered, or to any that might be. */
  collect(letter: string): void;
  collectAll(): void;
  /** Reposts unanswered letters: another node may have asked the same and collected the answer. */
  postAgain(): void;
  /** Whether somebody here waits for an answer. */
  isWaiting(): boolean;
  close(): void;
}

/** The node that runs the table, and how it knows it still does. */
type Runner = Parameters<Mailbox['deliver']>;

interface Waiting {
  readonly letter: Letter;
  readonly replies: Set<(reply: Reply) => void>;
}

export function newMailbox(id: string, { store, bus, report }: Surroundings): Mailbox {
  /** Everyone waiting for each letter's answer: the same command may come in on several lines. */
  const waiting = new Map<string, Waiting>();
  const underWay = new Set<string>();

  /** The table that gets the letters, and whether a delivery is about to run. */
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
    // One at a time, because each delivery counts its letters.
    if (isDue) return;
    isDue = true;
    line = line.then(async () => {
      isDue = false;
      await handOut(...runner!).catch(trouble);
    });
  }

  /** Counted first, because a letter's command may crash the node. */
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
      // Not handed out again until its answer is stored.
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
    // A done command is in the log, but a refusal by a node that lost the table may be outdated.
    if (!answer.ok && !(await isStillRunHere())) return;
    if (!answer.ok && answer.refusal.why === 'gaveUp') await store.giveUp(letter);
    // Leaves out what the sender missed: only its own node knows what it was told by now.
    await store.answer(id, letter.id, { missed: [], answer });
    bus.wake(id, { is: 'answered', letter: letter.id });
    collect([letter.id], true);
  }

  /** All at once, because an attacker may have many waiting. */
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
          // It may answer another node's letter, which nobody will mention again.
          collect([letter.id], false);
        } catch (error) {
          // If it was posted after all, it may be answered by now.
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
