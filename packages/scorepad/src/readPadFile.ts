import { MOST_PLAYERS, SEATINGS, type Seating } from '@hand-and-foot/engine';
import { nearest, readLink, resolveRules } from '@hand-and-foot/rulesets';
import type { Count } from './count.ts';
import { Misfitting, wrong, type Misfit } from './misfit.ts';
import type { Notes } from './notes.ts';
import { FORMAT } from './padFile.ts';
import { readSideCount } from './readSideCount.ts';
import { isObject, keysOf } from './shape.ts';

export type ReadPad = { ok: true; notes: Notes; date?: string } | { ok: false; misfit: Misfit };

const KEYS = ['format', 'rules', 'players', 'seating', 'starter', 'date', 'rounds'];
const MOST_ROUNDS = 200;
const LONGEST_NAME = 40;

/** Reads what a pad file holds. Rules are not judged here: `openPad` does that. */
export function readPadFile(data: unknown): ReadPad {
  try {
    return { ok: true, ...read(data) };
  } catch (error) {
    if (error instanceof Misfitting) return { ok: false, misfit: error.misfit };
    throw error;
  }
}

function read(data: unknown): { notes: Notes; date?: string } {
  if (!isObject(data)) throw wrong('', 'object');
  if (data['format'] !== FORMAT) throw new Misfitting({ misfit: 'format', want: FORMAT });
  keysOf(data, '', KEYS, (key) => nearest(key, KEYS));
  const names = readNames(data['players']);
  const rules = linked(data['rules']);
  const seating = readSeating(data['seating']) ?? usualSeating(rules, names.length);
  const rounds = readRounds(data['rounds'] ?? [], names.length);
  const { date } = data;
  return {
    notes: {
      table: { rules, players: names.length, seating },
      names,
      starter: readSeat(data['starter'] ?? 0, names.length),
      rounds,
      nextId: rounds.length + 1,
    },
    ...(typeof date === 'string' && /^\d{4}-\d\d-\d\d/.test(date) ? { date } : {}),
  };
}

function linked(rules: unknown): unknown {
  if (typeof rules !== 'string') return rules;
  return readLink(/#\/rules\/([\w-]+)$/.exec(rules)?.[1] ?? rules) ?? rules;
}

function readNames(list: unknown): string[] {
  if (!Array.isArray(list) || list.length < 2 || list.length > MOST_PLAYERS)
    throw wrong('players', 'players');
  return (list as unknown[]).map((name, seat) => {
    if (typeof name !== 'string' || name.length > LONGEST_NAME)
      throw wrong(`players[${seat}]`, 'name');
    return name;
  });
}

function readSeating(seating: unknown): Seating | undefined {
  if (seating === undefined || SEATINGS.includes(seating as Seating))
    return seating as Seating | undefined;
  throw wrong('seating', 'seating');
}

function usualSeating(rules: unknown, players: number): Seating {
  const resolved = resolveRules(rules);
  return (resolved.ok ? resolved.ruleSet.rules.seating[players]?.[0] : undefined) ?? 'alone';
}

function readSeat(seat: unknown, players: number): number {
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < players)
    return seat;
  throw wrong('starter', 'seat');
}

function readRounds(list: unknown, players: number): Notes['rounds'] {
  if (!Array.isArray(list) || list.length > MOST_ROUNDS) throw wrong('rounds', 'list');
  return (list as unknown[]).map((round, at) => ({
    id: at + 1,
    counts: readSides(round, `rounds[${at}]`, players),
  }));
}

function readSides(list: unknown, where: string, players: number): Count[] {
  if (!Array.isArray(list)) throw wrong(where, 'list');
  if (list.length > players)
    throw new Misfitting({ misfit: 'tooManySides', where, have: list.length, most: players });
  return (list as unknown[]).map((side, at) => readSideCount(side, `${where}[${at}]`));
}
