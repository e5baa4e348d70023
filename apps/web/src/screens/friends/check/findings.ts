import type { Seat } from '@hand-and-foot/engine';
import { keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import type { Mixing } from '@hand-and-foot/protocol';
import { Corrupt, shufflesIn } from '@hand-and-foot/table';
import type { Remembered } from '../shared/memory.ts';

/** The result of checking one round. */
export interface Finding {
  readonly round: number;
  /** Whether the revealed secret matches its pledge. */
  readonly kept: boolean;
  /** Whether this browser saw the same pledge before the deal. */
  readonly pledge: 'seen' | 'changed' | 'unseen';
  /** Number of seats that added a seed, and whether this browser's is there. */
  readonly seeds: number;
  readonly own: 'there' | 'missing' | 'unknown';
  readonly mixing: Required<Omit<Mixing, 'board'>>;
  /** The key that the cards follow from. */
  readonly key: string;
}

export interface Findings {
  readonly rounds: readonly Finding[];
  /** Whether the whole story replays, with every card dealt from these keys. */
  readonly follows: boolean;
  readonly names: readonly string[];
}

/** Replays a table's story and compares it with this browser's notes. */
export function findingsIn(table: string, story: string, known: Remembered): Findings {
  const entries = story
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
  const names = namesIn(entries);
  try {
    const rounds = shufflesIn(entries).map((mixing, at) => judge(table, mixing, at + 1, known));
    // Another table's story would have other keys.
    return { rounds, follows: idIn(entries) === table, names };
  } catch (error) {
    if (error instanceof Corrupt) return { rounds: [], follows: false, names };
    throw error;
  }
}

function judge(table: string, mixing: Mixing, round: number, known: Remembered): Finding {
  const { pledge, seeds, secret = '', board } = mixing;
  const seen = known.pledges[round];
  const sent = known.seeds[round];
  return {
    round,
    kept: keepsPledge({ pledge, secret }),
    pledge: seen === undefined ? 'unseen' : seen === pledge ? 'seen' : 'changed',
    seeds: seeds.filter((seed) => seed !== '').length,
    own: sent === undefined ? 'unknown' : seeds.includes(sent) ? 'there' : 'missing',
    mixing: { pledge, seeds, secret },
    key: shuffleKey({
      table: board?.night ?? table,
      round: board?.board ?? round,
      seeds,
      secret,
    }),
  };
}

export function isFine({ kept, pledge, own }: Finding): boolean {
  return kept && pledge !== 'changed' && own !== 'missing';
}

interface Line {
  readonly doors?: { readonly table?: string };
  readonly seats?: readonly { readonly name?: string }[];
  readonly entry?: string;
  readonly seat?: Seat;
  readonly holder?: { readonly is?: string; readonly name?: string };
}

function idIn([opened]: readonly unknown[]): string | undefined {
  return (opened as Line | undefined)?.doors?.table;
}

/** Each seat's last name. */
function namesIn(entries: readonly unknown[]): string[] {
  const names: string[] = [];
  for (const { seats, entry, seat, holder } of entries as readonly Line[]) {
    if (seats) names.push(...seats.map(({ name = '' }) => name));
    if ((entry === 'seated' || entry === 'claimed') && seat !== undefined && holder?.name)
      names[seat] = holder.name;
  }
  return names;
}
