import type { Answer, Command, TableRefusal } from '@hand-and-foot/protocol';
import type { Guest, Reply, Table } from '@hand-and-foot/table';
import type { Letter } from '../store/store.ts';
import { DELIVERIES, LETTERS_AT_ONCE, LETTERS_AT_TABLE } from './bounds.ts';
import type { Surroundings } from './ports.ts';

/** The table's runner, and the proof that it still is; `answered` is called after each letter. */
interface Runner {
  readonly table: Pick<Table, 'ask' | 'giveUp'>;
  isStillRunHere(): Promise<boolean>;
  answered(): void;
}

type Told = (reply: Reply) => void;

interface Waiting {
  readonly letter: Letter;
  /** Everyone waiting for its answer: the same command may come in on several lines. */
  readonly replies: Set<Told>;
}

/**
 * Carries commands to the node that runs the table, and answers back. Both are in the store, so neither a lost wake-up
 * nor a lost node loses them; a command delivered twice is done once, because tables check for it.
 */
export class Mailbox {
  private readonly id: string;
  private readonly around: Pick<Surroundings, 'store' | 'bus' | 'report'>;
  private readonly posted: () => void;
  private readonly waiting = new Map<string, Waiting>();
  private readonly underWay = new Set<string>();
  /** The table that gets the letters, and whether a delivery is about to run. */
  private runner: Runner | undefined;
  private isDue = false;
  private line = Promise.resolve();

  /** `posted` is called after each letter: this node may run the table, and a bus wakes only others. */
  constructor(
    id: string,
    around: Pick<Surroundings, 'store' | 'bus' | 'report'>,
    posted: () => void = () => undefined,
  ) {
    this.id = id;
    this.around = around;
    this.posted = posted;
  }

  post(guest: Guest, command: Command, reply: Told): void {
    const letter = { table: this.id, id: `${guest.guest} ${command.id}`, guest, command };
    const replies = (this.waiting.get(letter.id)?.replies ?? new Set()).add(reply);
    this.waiting.set(letter.id, { letter, replies });
    this.background(this.sendFor(letter, replies, reply));
  }

  /**
   * Hands waiting letters to the table. A letter handed out too often is given up: it may have crashed earlier nodes.
   */
  deliver(to: Runner): void {
    this.runner = to;
    // One at a time, because each delivery counts its letters.
    if (this.isDue) return;
    this.isDue = true;
    this.line = this.line.then(async () => {
      this.isDue = false;
      await this.handOut(this.runner!).catch((error: unknown) => this.trouble(error));
    });
  }

  /** Collects the answer to a letter posted here that's known to be answered. */
  collect(letter: string): void {
    this.look([letter], true);
  }

  /** Collects the answers to all of them, in case there are any. */
  collectAll(): void {
    this.look([...this.waiting.keys()], false);
  }

  /** Reposts unanswered letters: another node may have asked the same and collected the answer. */
  postAgain(): void {
    for (const { letter } of this.waiting.values()) this.background(this.send(letter));
  }

  /** Whether somebody here waits for an answer. */
  isWaiting(): boolean {
    return this.waiting.size > 0;
  }

  close(): void {
    for (const letter of this.waiting.keys()) this.turnDown(letter, { why: 'tableStopped' });
  }

  private trouble(error: unknown): void {
    this.around.report({ fault: 'background', table: this.id, error });
  }

  private background(job: Promise<unknown>): void {
    job.catch((error: unknown) => this.trouble(error));
  }

  private async send(letter: Letter): Promise<'ok' | 'full'> {
    const { store, bus } = this.around;
    const outcome = await store.post(letter, LETTERS_AT_TABLE);
    if (outcome === 'full') return outcome;
    bus.wake(this.id, { is: 'posted' });
    this.posted();
    return outcome;
  }

  private async sendFor(letter: Letter, replies: Set<Told>, reply: Told): Promise<void> {
    try {
      const outcome = await this.send(letter);
      if (outcome === 'full') this.turnDown(letter.id, { why: 'busy' });
      // It may answer another node's letter, which nobody will mention again.
      this.look([letter.id], false);
    } catch (error) {
      // If it was posted after all, it may be answered by now.
      if (replies.delete(reply)) reply(refusing(letter.command, { why: 'tableStopped' }));
      if (replies.size === 0) this.waiting.delete(letter.id);
      throw error;
    }
  }

  /** Counted first, because a letter's command may crash the node. */
  private async handOut(to: Runner): Promise<void> {
    const { id, underWay } = this;
    const { store } = this.around;
    if (underWay.size >= LETTERS_AT_ONCE) return;
    const waits = (await store.letters(id)).filter((letter) => !underWay.has(letter.id));
    const some = waits.slice(0, LETTERS_AT_ONCE - underWay.size);
    if (some.length === 0) return;
    const ids = some.map((letter) => letter.id);
    const handed = await store.handOut(id, ids);
    const deliveries = new Map(handed.map((one) => [one.id, one.deliveries]));
    for (const letter of some)
      if (deliveries.has(letter.id)) this.hand(letter, deliveries.get(letter.id)!, to);
  }

  private hand(letter: Letter, deliveries: number, to: Runner): void {
    this.underWay.add(letter.id);
    const reply = ({ answer }: Reply): void => {
      to.answered();
      if (!answer.ok && answer.refusal.why === 'tableStopped') this.handed(letter);
      // Not handed out again until its answer is stored.
      else
        this.background(this.answerLetter(letter, answer, to).finally(() => this.handed(letter)));
    };
    if (deliveries > DELIVERIES) to.table.giveUp(letter.guest, letter.command, reply);
    else to.table.ask(letter.guest, letter.command, reply);
  }

  private handed(letter: Letter): void {
    const areMore = this.underWay.size >= LETTERS_AT_ONCE;
    this.underWay.delete(letter.id);
    if (areMore && this.runner) this.deliver(this.runner);
  }

  private async answerLetter(letter: Letter, answer: Answer, by: Runner): Promise<void> {
    const { store, bus } = this.around;
    // A done command is in the log, but a refusal by a node that lost the table may be outdated.
    if (!answer.ok && !(await by.isStillRunHere())) return;
    if (!answer.ok && answer.refusal.why === 'gaveUp') await store.giveUp(letter);
    // Leaves out what the sender missed: only its own node knows what it was told by now.
    await store.answer(this.id, letter.id, { missed: [], answer });
    bus.wake(this.id, { is: 'answered', letter: letter.id });
    this.look([letter.id], true);
  }

  /** All at once, because an attacker may have many waiting. */
  private look(letters: readonly string[], areAnswered: boolean): void {
    const wanted = letters.filter((letter) => this.waiting.has(letter));
    if (wanted.length > 0) this.background(this.fetch(wanted, areAnswered));
  }

  private async fetch(wanted: readonly string[], areAnswered: boolean): Promise<void> {
    const answers = await this.around.store.collect(this.id, wanted);
    const found = new Map(answers.map((one) => [one.id, one.answer]));
    for (const letter of wanted) {
      const left = this.waiting.get(letter);
      if (found.has(letter)) this.tellAll(letter, found.get(letter) as Reply);
      else if (areAnswered && left) this.background(this.send(left.letter));
    }
  }

  private tellAll(letter: string, answer: Reply): void {
    const replies = this.waiting.get(letter)?.replies ?? new Set<Told>();
    this.waiting.delete(letter);
    for (const reply of replies) {
      replies.delete(reply);
      reply(answer);
    }
  }

  private turnDown(letter: string, why: TableRefusal): void {
    const found = this.waiting.get(letter);
    if (found) this.tellAll(letter, refusing(found.letter.command, why));
  }
}

export function refusing({ id }: Command, why: TableRefusal): Reply {
  return { missed: [], answer: { is: 'answer', to: id, ok: false, refusal: why } };
}
