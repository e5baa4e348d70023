import { pledgeFor } from '@hand-and-foot/fair';
import type { Mixing } from '@hand-and-foot/protocol';
import type { Change, Doors, Entry } from './entry.ts';
import { Corrupt, readLog } from './readLog.ts';
import { replay, sittingOf, tableFrom, type Sitting } from './sitting.ts';
import { standing } from './wayBack.ts';

/** An entry as it is told: in the form without sums, since something was taken out of it. */
export type StoryLine = Change & { readonly version: 1; readonly seq: number; readonly at: number };

/**
 * A shared table's log for people who want to check it: every finished round, every card in it, and the source of each
 * shuffle. Codes are left out, and so are the secret of a round still to be played and steps that were taken back.
 */
export function storyOf(entries: readonly Entry[]): StoryLine[] {
  const stand = standing(entries);
  const told = stand.slice(0, finished(stand));
  const deals = told.filter(({ entry }) => entry === 'dealt').length;
  const lastDeal = told.map(({ entry }) => entry).lastIndexOf('dealt');
  return told.map((entry, at) => ({
    ...withoutKeys(entry, deals, at === lastDeal),
    seq: at + 1,
  }));
}

/** The number of entries up to the end of the last finished round. */
function finished([opened, ...rest]: readonly Entry[]): number {
  if (opened?.entry !== 'opened') return 0;
  const sitting = sittingOf(opened);
  let count = 1;
  for (const [at, entry] of rest.entries()) {
    replay(sitting, entry);
    if (sitting.state?.phase === 'over' && entry.entry === 'acted') count = at + 2;
  }
  return count;
}

function withoutKeys(entry: Entry, deals: number, isLastDeal: boolean): StoryLine {
  const { answers: _, sum: __, ...kept } = entry;
  const rest = { ...kept, version: 1 } as const;
  switch (rest.entry) {
    case 'opened':
      return { ...rest, ...(rest.doors ? { doors: shut(rest.doors, deals) } : {}) };
    case 'dealt': {
      const { next, ...deal } = rest;
      return isLastDeal || next === undefined ? deal : { ...deal, next };
    }
    case 'seated': {
      const { guest: ___, ...seated } = rest;
      return seated;
    }
    case 'linked':
      return { ...rest, code: '' };
    case 'invited':
      return { ...rest, code: '', watch: '' };
    case 'claimed':
      return { ...rest, code: '', guest: '' };
    case 'handedOn':
      return { ...rest, guest: '' };
    default:
      return rest;
  }
}

/** Doors that nobody can open; the secret of a round is one until that round is over. */
function shut({ table, secret, night }: Doors, deals: number): Doors {
  return {
    table,
    host: '',
    invite: '',
    watch: '',
    secret: deals > 0 ? secret : '',
    ...(night ? { night: { ...night, boards: night.boards.slice(0, deals) } } : {}),
  };
}

/**
 * Plays a story again, anything may be given, and tells how each of its rounds was shuffled. Throws Corrupt where
 * something cannot have happened, the cards of a round that do not follow from its secret and seeds among it.
 */
export function shufflesIn(story: readonly unknown[]): Mixing[] {
  const entries = readLog('', story);
  const sitting = playedAgain(entries);
  const night = sitting.sharing?.doors.night;
  if (night)
    return night.boards.slice(0, sitting.rounds.length).map(({ board, secret }) => ({
      pledge: pledgeFor(secret),
      seeds: night.seeds,
      secret,
      board: { night: night.night, board },
    }));
  const secrets = entries.flatMap((entry) => {
    if (entry.entry === 'opened') return entry.doors?.secret ?? [];
    return entry.entry === 'dealt' ? (entry.next ?? []) : [];
  });
  return (sitting.sharing?.mixings ?? [])
    .slice(0, sitting.rounds.length)
    .map((mixing, round) => ({ ...mixing, secret: secrets[round]! }));
}

/** The sitting these entries lead to. Don't trust them: anybody may have written them, in any shape. */
function playedAgain(entries: readonly Entry[]): Sitting {
  let sitting: Sitting | undefined;
  for (const [at, entry] of entries.entries()) {
    try {
      if (sitting) replay(sitting, entry);
      else ({ sitting } = tableFrom([entry]));
    } catch (error) {
      throw error instanceof Corrupt
        ? error
        : new Corrupt(at + 1, 'It isn’t an entry of that kind.');
    }
  }
  return sitting ?? tableFrom([]).sitting;
}
