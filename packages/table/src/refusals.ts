import type { Answer, Command } from '@hand-and-foot/protocol';
import { commandKey, type Asked } from './entry.ts';
import type { Sitting } from './sitting.ts';

/** What was refused, for commands that come again. A refusal costs no entry: only the latest are remembered, and only here. */
export interface Refusals {
  find(asked: Asked): Answer | undefined;
  keep(asked: Asked, command: Command, answer: Answer, isPlayer: boolean): void;
}

const KEPT = 64;

interface Kept {
  readonly expects: number;
  readonly answer: Answer;
}

export function newRefusals(sitting: Sitting): Refusals {
  const players = new Map<string, Kept>();
  const strangers = new Map<string, Kept>();
  // Whoever ran the table before may have refused something.
  sitting.forgottenTo = sitting.seq;

  return {
    find(asked) {
      if (players.size + strangers.size === 0) return undefined;
      const key = commandKey(asked);
      return (players.get(key) ?? strangers.get(key))?.answer;
    },
    keep(asked, { expects }, answer, isPlayer) {
      // Apart, so that whoever only makes noise cannot make the table forget what it has told players.
      const kept = isPlayer ? players : strangers;
      kept.set(commandKey(asked), { expects, answer });
      if (kept.size <= KEPT) return;
      const [oldest, first] = kept.entries().next().value!;
      kept.delete(oldest);
      if (isPlayer) sitting.forgottenTo = Math.max(sitting.forgottenTo, first.expects);
    },
  };
}
