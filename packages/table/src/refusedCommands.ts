import type { Answer, Command } from '@hand-and-foot/protocol';
import { commandKey, type Asked, type Speaker } from './entry.ts';
import type { Sitting } from './sitting.ts';

/** How many are remembered, in all and per asker, so nobody can push out the refusals of others. */
const KEPT = { inAll: 256, ofOne: 64 };

interface Kept {
  readonly from: Speaker;
  readonly expects: number;
  readonly answer: Answer;
}

/** Refused commands, in case they come again. A refusal has no entry: only the latest are remembered, only here. */
export class RefusedCommands {
  private readonly sitting: Sitting;
  // Kept apart, so noise from strangers can't make the table forget its answers to players.
  private readonly players = new Map<string, Kept>();
  private readonly strangers = new Map<string, Kept>();

  constructor(sitting: Sitting) {
    this.sitting = sitting;
    // An earlier runner of the table may have refused something.
    sitting.forgottenTo = sitting.seq;
  }

  find(asked: Asked): Answer | undefined {
    const { players, strangers } = this;
    if (players.size + strangers.size === 0) return undefined;
    const key = commandKey(asked);
    return (players.get(key) ?? strangers.get(key))?.answer;
  }

  keep(asked: Asked, { expects }: Command, answer: Answer, isPlayer: boolean): void {
    const { sitting } = this;
    const kept = isPlayer ? this.players : this.strangers;
    kept.set(commandKey(asked), { from: asked.from, expects, answer });
    const oldest = tooMany(kept, asked.from);
    if (oldest === undefined) return;
    if (isPlayer) sitting.forgottenTo = Math.max(sitting.forgottenTo, kept.get(oldest)!.expects);
    kept.delete(oldest);
  }
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
  if (count > KEPT.ofOne) return first;
  return kept.size > KEPT.inAll ? kept.keys().next().value : undefined;
}
