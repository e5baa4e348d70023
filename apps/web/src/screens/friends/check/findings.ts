import { keepsPledge, shuffleKey } from '@hand-and-foot/fair';
import type { Mixing } from '@hand-and-foot/protocol';
import { Corrupt, shufflesIn } from '@hand-and-foot/table';
import type { Remembered } from '../shared/memory.ts';

/** What came of checking one round. */
export interface Finding {
  readonly round: number;
  /** Whether the secret that was shown is the one that was pledged. */
  readonly kept: boolean;
  /** Whether this browser saw the same pledge while its secret was one. */
  readonly pledge: 'seen' | 'changed' | 'unseen';
  /** How many seats added something, and whether what this browser sent is there. */
  readonly seeds: number;
  readonly own: 'there' | 'missing' | 'unknown';
  readonly mixing: Required<Mixing>;
  /** What the cards follow from. */
  readonly key: string;
}

export interface Findings {
  readonly rounds: readonly Finding[];
  /** Whether the whole story can be played again, every card as it was dealt from these keys. */
  readonly follows: boolean;
  readonly names: readonly string[];
}

/** Plays the story of a table again and compares it with what this browser kept at the time. */
export function findingsIn(table: string, story: string, known: Remembered): Findings {
  const entries = story
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line));
  const names = namesIn(entries);
  try {
    const rounds = shufflesIn(entries).map((mixing, at) => judge(table, mixing, at + 1, known));
    // The story of another table would have other keys.
    return { rounds, follows: idIn(entries) === table, names };
  } catch (error) {
    if (error instanceof Corrupt) return { rounds: [], follows: false, names };
    throw error;
  }
}

function judge(table: string, mixing: Mixing, round: number, known: Remembered): Finding {
  const { pledge, seeds, secret = '' } = mixing;
  const seen = known.pledges[round];
  const sent = known.seeds[round];
  return {
    round,
    kept: keepsPledge({ pledge, secret }),
    pledge: seen === undefined ? 'unseen' : seen === pledge ? 'seen' : 'changed',
    seeds: seeds.filter((seed) => seed !== '').length,
    own: sent === undefined ? 'unknown' : seeds.includes(sent) ? 'there' : 'missing',
    mixing: { pledge, seeds, secret },
    key: shuffleKey({ table, round, seeds, secret }),
  };
}

export function isFine({ kept, pledge, own }: Finding): boolean {
  return kept && pledge !== 'changed' && own !== 'missing';
}

interface Line {
  readonly doors?: { readonly table?: string };
  readonly seats?: readonly { readonly name?: string }[];
  readonly entry?: string;
  readonly seat?: number;
  readonly holder?: { readonly is?: string; readonly name?: string };
}

function idIn([opened]: readonly unknown[]): string | undefined {
  return (opened as Line | undefined)?.doors?.table;
}

/** What each seat was called last. */
function namesIn(entries: readonly unknown[]): string[] {
  const names: string[] = [];
  for (const { seats, entry, seat, holder } of entries as readonly Line[]) {
    if (seats) names.push(...seats.map(({ name = '' }) => name));
    if ((entry === 'seated' || entry === 'claimed') && seat !== undefined && holder?.name)
      names[seat] = holder.name;
  }
  return names;
}
