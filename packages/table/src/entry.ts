import type { Action, Seat } from '@hand-and-foot/engine';
import type { Holder, TableTerms } from '@hand-and-foot/protocol';
import type { NightTable } from './nightTable.ts';
import { sumAfter, sumOf } from './sum.ts';

/**
 * Every form in which entries were ever written can be read for ever: 1 has no sum, 3 may take steps back, 4 begins
 * from placed cards, 5 is dealt the boards of a club night.
 */
export const LOG_VERSIONS = [1, 2, 3, 4, 5] as const;

export type LogVersion = (typeof LOG_VERSIONS)[number];

/** Something that happens to a table. Play them all in order, and you have the table. */
export type Change =
  | {
      readonly entry: 'opened';
      readonly terms: TableTerms;
      readonly seats: readonly Holder[];
      readonly doors?: Doors;
    }
  /**
   * Each round has its own seed, so none can be foreseen from the one before. At a shared table it follows from a
   * secret and the players' seeds, and `next` is the following round's secret.
   */
  | {
      readonly entry: 'dealt';
      readonly round: number;
      readonly seed: string;
      readonly next?: string;
    }
  /**
   * Instead of a deal, the table begins with these cards, in the form of a record. Never at a shared table, where every
   * card follows from a pledge.
   */
  | {
      readonly entry: 'placed';
      readonly position: Readonly<Record<string, unknown>>;
      readonly seed: string;
    }
  | { readonly entry: 'acted'; readonly seat: Seat; readonly action: Action }
  /** The seat has taken back its last step and all after it: the game is again as it was after entry `to`. */
  | { readonly entry: 'undone'; readonly seat: Seat; readonly to: number }
  /** At a shared table the seat asks the others first; the last yes is written as `undone`. */
  | { readonly entry: 'takeBackAsked'; readonly seat: Seat; readonly to: number }
  | { readonly entry: 'takeBackAnswered'; readonly seat: Seat; readonly yes: boolean }
  | {
      readonly entry: 'seated';
      readonly seat: Seat;
      readonly holder: Holder;
      /** The only guests who may speak for the seat from now on; left out, that doesn't change. */
      readonly guest?: string;
    }
  | { readonly entry: 'mixed'; readonly seat: Seat; readonly seed: string }
  /** A phrase has its id besides: programs that don't know it show the text. */
  | {
      readonly entry: 'said';
      readonly seat: Seat;
      readonly text: string;
      readonly phrase?: string;
    }
  | {
      readonly entry: 'linked';
      readonly seat: Seat;
      readonly code: string;
      readonly to: 'device' | 'person';
    }
  /** One more invitation. Programs that don't know it let nobody in by it, and play on. */
  | { readonly entry: 'invited'; readonly code: string; readonly watch: string }
  /** Somebody has used a link: one more may speak for the seat, or it has a new holder for whom nobody else does. */
  | {
      readonly entry: 'claimed';
      readonly seat: Seat;
      readonly guest: string;
      readonly code: string;
      readonly holder?: Holder;
    }
  /** A person has as much time again for the turn. */
  | { readonly entry: 'extended'; readonly seat: Seat }
  | { readonly entry: 'handedOn'; readonly seat: Seat; readonly guest: string }
  | { readonly entry: 'closed' };

/** A shared table's name and the ways in. Codes are kept as hashes. */
export interface Doors {
  /** The table's own name, which its shuffles are bound to. */
  readonly table: string;
  /** The host. */
  readonly host: string;
  /** Lets in those who may take a seat. */
  readonly invite: string;
  /** Guests who may take a seat without a code, since they had one at the table before. */
  readonly guests?: readonly string[];
  /** Lets in those who only watch. */
  readonly watch: string;
  /** The secret of the first shuffle; empty at a table of a club night. */
  readonly secret: string;
  /** At a table of a club night, the boards it plays. */
  readonly night?: NightTable;
}

/** Somebody at the door of a shared table: who they are, and the code they bring, both as hashes. */
export interface Guest {
  readonly guest: string;
  readonly code?: string;
}

/** A seat or the host, if the caller knows them; or a guest, whose role the table looks up. */
export type Asker = Seat | 'host' | Guest;

/** An asker as the log names it. */
export type Speaker = Seat | string;

/** How far a log has come: what the next entry must follow. */
export interface Link {
  /** From 1, without a gap. */
  readonly seq: number;
  readonly version: LogVersion;
  /** The sum of this entry and all before it. Form 1 has none stored: it's computed on reading. */
  readonly sum: string;
}

/** A line of the log: plain data, secrets included. */
export type Entry = Change & Link & Written;

interface Written {
  /** When it was written, by the time of day. */
  readonly at: number;
  /** The command it was done for; bots have none. */
  readonly answers?: Asked;
}

/** The link before a table's first entry: its id, so no entry passes for one of another table. */
export function beginningOf(table: string): Link {
  return { seq: 0, version: 1, sum: sumOf(table) };
}

/** The next entry of a log that has come to `after`. */
export function entryAfter(after: Link, at: number, change: Change, answers?: Asked): Entry {
  const entry: Record<string, unknown> = {
    version: versionFor(after, change),
    seq: after.seq + 1,
    at,
  };
  // Key by key: this runs for every action, and spreading many shapes is slow.
  for (const key in change) entry[key] = change[key as keyof Change];
  if (answers) entry['answers'] = answers;
  const text = JSON.stringify(entry);
  const sum = sumAfter(after.sum, text);
  entry['sum'] = sum;
  latest = entry as unknown as Entry;
  latestText = `${text.slice(0, -1)},"sum":"${sum}"}`;
  return latest;
}

/** The latest entry as JSON: it's stored right after it was made, and its sum needed most of the text. */
let latest: Entry | undefined;
let latestText = '';

/** The entry as it's stored. */
export function entryText(entry: Entry): string {
  return entry === latest ? latestText : JSON.stringify(entry);
}

const OF_FORM_3: ReadonlySet<Change['entry']> = new Set([
  'undone',
  'takeBackAsked',
  'takeBackAnswered',
]);

/** Older programs read a log up to its first entry of a form they don't know, and refuse it from there. */
function versionFor(after: Link, change: Change): LogVersion {
  return Math.max(after.version, formOf(change)) as LogVersion;
}

/** The first form that has this change. */
function formOf(change: Change): LogVersion {
  if (change.entry === 'opened' && change.doors?.night) return 5;
  if (change.entry === 'placed') return 4;
  return OF_FORM_3.has(change.entry) ? 3 : 2;
}

/** A whole log at once, for a table that doesn't begin with an empty one. */
export function logOf(table: string, at: number, changes: readonly Change[]): Entry[] {
  let last = beginningOf(table);
  return changes.map((change) => {
    const entry = entryAfter(last, at, change);
    last = entry;
    return entry;
  });
}

/** A command, by who asked for it and its id. */
export interface Asked {
  readonly from: Speaker;
  readonly command: string;
}

/** A command's key, unique at its table: those of different askers never clash. */
export function commandKey({ from, command }: Asked): string {
  return `${from} ${command}`;
}
