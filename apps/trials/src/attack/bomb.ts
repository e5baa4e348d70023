import {
  determinize,
  legalActions,
  seeded,
  type Action,
  type Random,
  type Seat,
  type View,
} from '@hand-and-foot/engine';
import type { Ask, Following } from '@hand-and-foot/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { realClock } from '@hand-and-foot/server/parts';
import { Client } from '../client.ts';
import { makeTable, tokenOf, type Made } from '../torture/gathering.ts';
import { socketLine } from '../torture/socketLine.ts';

/** A seat with so many cards under such rules that deciding whether it can go out takes long. */
export interface Bomb {
  readonly table: string;
  /** The token of a person who may ask. */
  readonly token: string;
  /** The last entry. */
  readonly seq: number;
  readonly cards: number;
}

/** Small books of any kind, with so many needed that no hand can be ruled out quickly. */
const RULES = {
  parent: 'house',
  changes: {
    decks: { '4': 10 },
    seating: { '4': ['pairs'] },
    roles: wilder(),
    caught: {},
    piles: [5, 20],
    deal: 'dealt',
    exactGrab: 0,
    draw: 5,
    pickUp: { take: 'nothing' },
    pickUpAtLeast: 1,
    pickUpWith: [],
    pickUpBlockedBy: [],
    meldStart: { cards: 2, naturals: 1 },
    wildLimits: [],
    bookSize: 4,
    meldsOfRank: { most: 'any', when: 'always' },
    wildMelds: 4,
    opening: { by: 'round', points: [0] },
    booksNeeded: [
      { kind: 'clean', count: [12] },
      { kind: 'dirty', count: [12] },
    ],
    permission: 'asked',
  },
};

/** More wild cards than any sheet has, and none that could only be discarded. */
function wilder(): Record<string, string> {
  const naturals = ['5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
  const wilds = ['2', 'joker', 'black3', 'red3', '4'];
  return Object.fromEntries([
    ...naturals.map((kind) => [kind, 'natural']),
    ...wilds.map((kind) => [kind, 'wild']),
  ]) as Record<string, string>;
}

const SEATS = 4;
const HOARDER = 0;

/** Creates such a table and has four accomplices play until one holds enough cards. */
export async function armBomb(
  address: string,
  port: number,
  seed: string,
  cards: number,
): Promise<Bomb> {
  const made = await makeTable(address, seed, { rules: RULES });
  const clients = Array.from({ length: SEATS }, (_, seat) =>
    hoarder(port, made, seed, seat, cards),
  );
  try {
    for (let waited = 0; waited < 120_000; waited += 50) {
      await sleep(50);
      const { known } = clients[HOARDER]!;
      if (!known?.view || !isArmed(known, cards)) continue;
      const token = tokenFor(seed, HOARDER);
      return { table: made.table, token, seq: known.seq, cards: handOf(known.view) };
    }
    throw new Error('nobody gets that many cards');
  } finally {
    for (const client of clients) client.stop();
  }
}

function tokenFor(seed: string, seat: Seat): string {
  return tokenOf(`${seed}/${seat}`);
}

function hoarder(port: number, made: Made, seed: string, seat: Seat, cards: number): Client {
  const random = seeded(`${seed}/${seat}`);
  const url = `ws://127.0.0.1:${port}/api/tables/${made.table}`;
  return new Client({
    connect: (ears) => socketLine(url, tokenFor(seed, seat), ears),
    clock: realClock,
    random,
    code: made.invite,
    pause: 25,
    decide(known): Ask | undefined {
      const { view, seats } = known;
      if (known.seat === undefined) return { do: 'sit', seat, name: `Hoarder ${seat}` };
      if (!view) return canDeal(seat, seats) ? { do: 'deal' } : undefined;
      if (view.phase === 'over' || view.turn !== seat || isArmed(known, cards)) return undefined;
      const action =
        seat === HOARDER && view.feet[seat] !== null ? goOn(known, random) : keep(view);
      return { do: 'act', action };
    },
  });
}

function canDeal(seat: Seat, seats: Following['seats']): boolean {
  return seat === HOARDER && seats.every(({ is }) => is === 'person');
}

/** Melds whatever gets it to its foot. */
function goOn({ terms, view }: Following, random: Random): Action {
  const legal = legalActions(determinize(terms, view!, random));
  const melds = legal.filter((action) => action.do === 'layDown');
  return melds.at(-1) ?? legal.find(({ do: what }) => what === 'discard') ?? legal[0]!;
}

/** Draws and melds nothing. Listing its other options takes long. */
function keep({ phase, hands, seat }: View): Action {
  if (phase === 'draw') return { do: 'draw' };
  return { do: 'discard', card: (hands[seat!] as readonly number[])[0]! };
}

function isArmed({ view }: Following, cards: number): boolean {
  return view !== undefined && view.turn === HOARDER && handOf(view) >= cards;
}

function handOf({ hands }: View): number {
  const hand = hands[HOARDER]!;
  return typeof hand === 'number' ? hand : hand.length;
}
