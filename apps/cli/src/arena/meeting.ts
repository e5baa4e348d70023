import type { Weights } from '@hand-and-foot/bots';
import { chooseTable, type TableOptions } from '../table.ts';

/** The table and its players: everything a thread needs to play their deals. */
export interface Meeting {
  table: TableOptions;
  a: Invited;
  b: Invited;
  seed: string;
  /** In seconds. */
  execTimeout: number;
}

/** A meeting between named bots. */
export interface NamedMeeting extends Meeting {
  a: string;
  b: string;
}

/** How a report names the meeting. */
export interface MeetingReport {
  rules: string;
  players: number;
  partners: boolean;
  a: string;
  b: string;
  seed: string;
}

export function reportOf({ table, a, b, seed }: NamedMeeting): MeetingReport {
  const { ruleSet, terms } = chooseTable(table);
  const partners = terms.seating !== 'alone';
  return { rules: ruleSet.id, players: terms.players, partners, a, b, seed };
}

/** A bot's name, `exec:COMMAND`, or the sharp bot with weights of its own. */
export type Invited = string | { name: string; weights: Weights };
