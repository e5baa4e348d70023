import type { Answer, Command } from '@hand-and-foot/protocol';
import type { Sitting } from './sitting.ts';

/** What was refused, for commands that come again. A refusal costs no entry: only the latest are remembered, and only here. */
export interface Refusals {
  find(key: string): Answer | undefined;
  keep(key: string, command: Command, answer: Answer, isPlayer: boolean): void;
  /** Whether the command may have been refused and forgotten, and would be done now because things have changed. */
  mayHaveRefused(command: Command): boolean;
}

const KEPT = 64;

interface Kept {
  readonly expects: number;
  readonly answer: Answer;
}

export function newRefusals(sitting: Sitting): Refusals {
  const players = new Map<string, Kept>();
  const strangers = new Map<string, Kept>();
  /** What was decided on this entry or before may have been refused, here or by whoever ran the table before. */
  let forgottenTo = sitting.seq;

  return {
    find: (key) => (players.get(key) ?? strangers.get(key))?.answer,
    keep(key, { expects }, answer, isPlayer) {
      // Apart, so that whoever only makes noise cannot make the table forget what it has told players.
      const kept = isPlayer ? players : strangers;
      kept.set(key, { expects, answer });
      if (kept.size <= KEPT) return;
      const [oldest, first] = kept.entries().next().value!;
      kept.delete(oldest);
      if (isPlayer) forgottenTo = Math.max(forgottenTo, first.expects);
    },
    // While nothing has changed since it was decided, it is judged now as it was then.
    mayHaveRefused: ({ ask, expects }) =>
      (ask.do === 'act' || ask.do === 'deal') &&
      expects <= forgottenTo &&
      expects < sitting.changedAt,
  };
}
