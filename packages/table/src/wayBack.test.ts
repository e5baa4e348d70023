import {
  actor,
  copyState,
  eventFor,
  isGameOver,
  seeded,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import { verifyRecord } from '@hand-and-foot/referee';
import { anyAction, bot, drawnTables, person, tableKinds } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { beginningOf, entryAfter, type Change, type Entry } from './entry.ts';
import { Corrupt, readLog } from './readLog.ts';
import { recordOf } from './recordOf.ts';
import { replay, tableFrom, type Happening, type Sitting } from './sitting.ts';
import { standing, wayBack } from './wayBack.ts';

/** How many entries of a game are followed; the kinds of tables are many. */
const ENTRIES = 250;

/** How many rule sets are drawn by lot. */
const DRAWN = 12;

type Kind = (typeof tableKinds)[number];

/** A log as it grows, the state after each entry, and what each entry showed. */
interface Played {
  readonly sitting: Sitting;
  readonly entries: Entry[];
  readonly states: State[];
  readonly happened: Happening[];
  /** How often something was taken back. */
  readonly undone: number;
}

const mixedSeats = (players: number): Holder[] =>
  Array.from({ length: players }, (_, at) => (at % 2 === 0 ? person(`P${at}`) : bot(`B${at}`)));

/** A random game in which people take steps back whenever they may, and half of the time do. */
function playSome({ ruleSet, seating }: Kind, seats: readonly Holder[], seed: string): Played {
  const { id, name, rules } = ruleSet;
  const terms = { rules: { id, name, rules }, seating, pace: 'normal' } as const;
  const random = seeded(seed);
  const opened = entryAfter(beginningOf('table'), 0, { entry: 'opened', terms, seats });
  const { sitting } = tableFrom([opened]);
  const entries = [opened];
  const states: State[] = [];
  const happened: Happening[] = [];
  let undone = 0;
  const add = (change: Change): void => {
    const entry = entryAfter(entries.at(-1)!, 0, change);
    entries.push(entry);
    happened[entry.seq] = replay(sitting, entry);
    states[entry.seq] = copyState(sitting.state!);
  };
  while (entries.length < ENTRIES && !(sitting.state && isGameOver(sitting.state))) {
    const { state } = sitting;
    const back = state && taken(sitting, random);
    if (!state || state.phase === 'over')
      add({ entry: 'dealt', round: (state?.round ?? 0) + 1, seed: `${seed}/${entries.length}` });
    else if (back && undone < ENTRIES / 8) {
      undone++;
      add(back);
    } else add({ entry: 'acted', seat: actor(state), action: anyAction(state, random) });
  }
  return { sitting, entries, states, happened, undone };
}

function taken(sitting: Sitting, random: Random): Extract<Change, { entry: 'undone' }> | undefined {
  const seat = sitting.backSteps[0]?.seat;
  if (seat === undefined || random.below(2) === 0) return undefined;
  return { entry: 'undone', seat, to: wayBack(sitting, seat)!.to };
}

/** Whether a card that the seat could not see before came into its view, or left it for good. */
function learns({ events }: Happening, seat: Seat | undefined): boolean {
  return events.some((event) => {
    const told = eventFor(event, seat);
    const secret = 'cards' in told && Array.isArray(told.cards) ? told.cards : [];
    if (told.event === 'pickedUp') return false;
    return secret.length > 0 || ['upcard', 'roundEnded', 'replaced'].includes(told.event);
  });
}

/** Every cell, and every fact beside them. */
function wholeOf(state: State | undefined): string {
  const { terms: _, cells, ...facts } = state!;
  return JSON.stringify([facts, Array.from(cells)]);
}

/** Plays a game and checks that every step taken back leads to where it began; counts them. */
function leadsBack(kind: Kind): number {
  const seats = mixedSeats(kind.players);
  const { sitting, entries, states, happened } = playSome(kind, seats, kind.name);
  const undone = entries.flatMap((entry) => (entry.entry === 'undone' ? [entry] : []));
  for (const { seq, to, seat } of undone) {
    expect(wholeOf(states[seq])).toBe(wholeOf(states[to]));
    for (const step of entries.slice(to, seq - 1)) {
      if (step.entry !== 'acted') continue;
      expect(step.seat === seat || step.action.do === 'draw').toBe(true);
      // Neither an onlooker nor any person has learned a card from it.
      const eyes = [undefined, ...seats.keys()].filter((eye) => seats[eye ?? 0]!.is === 'person');
      expect(eyes.filter((eye) => learns(happened[step.seq]!, eye))).toEqual([]);
    }
  }
  const stored = JSON.parse(JSON.stringify(entries)) as unknown[];
  const again = tableFrom(readLog('table', stored));
  expect(wholeOf(again.sitting.state)).toBe(wholeOf(sitting.state));
  // Played without them, the game is the same.
  const without = tableFrom(standing(entries));
  expect(wholeOf(without.sitting.state)).toBe(wholeOf(sitting.state));
  expect(without.thisRound).toEqual(again.thisRound);
  return undone.length;
}

describe('steps taken back', () => {
  test.each(tableKinds)('lead to the very table of before, hidden cards and all: $name', (kind) => {
    expect(leadsBack(kind)).toBeGreaterThan(5);
  });

  test('do so under rules drawn by lot', () => {
    const undone = drawnTables(DRAWN, 'back').map(leadsBack);
    // Few rules let nobody take a step back within so many entries.
    expect(undone.filter((count) => count > 5).length).toBeGreaterThan(DRAWN / 2);
  });

  test('are left out of records, which hold without them', () => {
    const kind = tableKinds.find(({ name }) => name === 'closed-books, 2 alone')!;
    const { entries } = playSome(kind, mixedSeats(2), 'record');
    expect(entries.some(({ entry }) => entry === 'undone')).toBe(true);
    const lines = recordOf(entries, { names: ['Ada', 'Ben'], engine: 'test' });
    const acted = standing(entries).filter(({ entry }) => entry === 'acted');
    expect(verifyRecord(lines.join('\n'))).toMatchObject({ ok: true, actions: acted.length });
  });
});

describe('a log', () => {
  const kind = tableKinds.find(({ players }) => players === 4)!;
  const { entries } = playSome(kind, mixedSeats(4), 'log');
  const at = entries.findIndex(({ entry }) => entry === 'undone');
  const undone = entries[at] as Extract<Entry, { entry: 'undone' }>;
  const withOther = (change: Partial<typeof undone>): Entry[] => [
    ...entries.slice(0, at),
    entryAfter(entries[at - 1]!, 0, {
      entry: 'undone',
      seat: change.seat ?? undone.seat,
      to: change.to ?? undone.to,
    }),
  ];

  test('has a form of its own from the first step back on', () => {
    expect(entries.slice(0, at).every(({ version }) => version === 2)).toBe(true);
    expect(entries.slice(at).every(({ version }) => version === 3)).toBe(true);
  });

  test.each([{ to: undone.to - 1 }, { to: undone.to + 1 }, { to: 1 }, { seat: 1 }, { to: 1e6 }])(
    'can’t take back what couldn’t be: %o',
    (change) => {
      expect(() => tableFrom(withOther(change))).toThrow(Corrupt);
      expect(() => tableFrom(withOther(change))).toThrow('can’t be taken back');
      expect(() => tableFrom(withOther({}))).not.toThrow();
    },
  );
});
