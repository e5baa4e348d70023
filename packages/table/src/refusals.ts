import type { Answer, Command } from '@hand-and-foot/protocol';
import { commandKey, type Asked, type Speaker } from './entry.ts';
import type { Sitting } from './sitting.ts';

/** Refused commands, in case they come again. A refusal has no entry: only the latest are remembered, only here. */
export interface Refusals {
  find(asked: Asked): Answer | undefined;
  keep(asked: Asked, command: Command, answer: Answer, isPlayer: boolean): void;
}

/** How many are remembered, in all and per asker, so nobody can push out the refusals of others. */
const KEPT = 256;
const KEPT_OF_ONE = 64;

interface Kept {
  readonly from: Speaker;
  readonly expects: number;
  readonly answer: Answer;
}

export function newRefusals(sitting: Sitting): Refusals {
  const players = new Map<string, Kept>();
  const strangers = new Map<string, Kept>();
  // An earlier runner of the table may have refused something.
  sitting.forgottenTo = sitting.seq;

  return {
    find(asked) {
      if (players.size + strangers.size === 0) return undefined;
      const key = commandKey(asked);
      return (players.get(key) ?? strangers.get(key))?.answer;
    },
    keep(asked, { expects }, answer, isPlayer) {
      // Kept apart, so noise from strangers can't make the table forget its answers to players.
      const kept = isPlayer ? players : strangers;
      kept.set(commandKey(asked), { from: asked.from, expects, answer });
      const oldest = tooMany(kept, asked.from);
      if (oldest === undefined) return;
      if (isPlayer) sitting.forgottenTo = Math.max(sitting.forgottenTo, kept.get(oldest)!.expects);
      kept.delete(oldest);
    },
  };
}

/** The one to forget, if there are too many of this asker or of all. */
function tooMany(kept: ReadonlyMap<string, Kept>, from: Speaker): string | undefined {
  let first: string | undefined;
  let count = 0;
  for (const [key, one] of kept) {
    if (one.from !== from) continue;
    first ??= key;
    count++;
  }
  if (count > KEPT_OF_ONE) return first;
  return kept.size > KEPT ? kept.keys().next().value : undefined;
}
