import type { Seat, Seating } from '@hand-and-foot/engine';
import type { Holder, Pace, Wish } from '@hand-and-foot/protocol';
import { seatingChosen, type ChosenSeating } from './chosenSeating.ts';
import { sourceOf } from './ownRules.ts';
import { kept, oneOf, type Fitness } from './kept.ts';

/** The next game's setup: the last choices. */
export interface Choices {
  readonly ruleSet: string;
  readonly players: number;
  /** The partnership, if the rules leave a choice. */
  readonly seating?: Seating;
  /** Seats of other people on this device. */
  readonly people: readonly Seat[];
  /** Names given to seats. */
  readonly names: Readonly<Record<number, string>>;
  readonly level: Level;
  readonly pace: Pace;
}

export const LEVELS = ['novice', 'casual', 'steady', 'sharp', 'expert'] as const;
type Level = (typeof LEVELS)[number];

export const PACES = ['calm', 'normal', 'quick'] as const;

export const LONGEST_NAME = 20;

export const USUAL: Choices = {
  ruleSet: 'six-deck',
  players: 4,
  people: [],
  names: {},
  level: 'steady',
  pace: 'normal',
};

const isText = (found: unknown): boolean => typeof found === 'string';

const FITS: Fitness<Choices> = {
  ruleSet: isText,
  players: Number.isInteger,
  seating: isText,
  people: (found) => Array.isArray(found) && found.every(Number.isInteger),
  names: (found) =>
    typeof found === 'object' && found !== null && Object.values(found).every(isText),
  level: oneOf(...LEVELS),
  pace: oneOf(...PACES),
};

export const choices = kept('choices', USUAL, FITS);

export function choose(changes: Partial<Choices>): void {
  choices.value = { ...choices.value, ...changes };
}

/** Gives a seat to a person on this device, or to a bot. */
export function seatAs(seat: Seat, is: 'person' | 'bot'): void {
  const others = choices.value.people.filter((each) => each !== seat);
  choose({ people: is === 'person' ? [...others, seat] : others });
}

export function giveName(seat: Seat, name: string): void {
  choose({ names: { ...choices.value.names, [seat]: name } });
}

/** The choices as far as these rules allow; anything that doesn't fit becomes the nearest that does. */
export interface ChosenTable extends ChosenSeating {
  readonly seats: readonly { readonly is: 'person' | 'bot'; readonly name: string }[];
}

/** The name of a seat without one. */
export type NameSeat = (
  seat: Seat,
  table: {
    readonly players: number;
    readonly seating: Seating;
    /** Seats of people on this device. */
    readonly people: readonly Seat[];
  },
) => string;

export function tableFor(chosen: Choices, nameSeat: NameSeat): ChosenTable {
  const table = seatingChosen(chosen);
  const { players, seating } = table;
  const people = peopleAmong(chosen, players);
  const seats = Array.from({ length: players }, (_, seat) => ({
    is: people.includes(seat) ? ('person' as const) : ('bot' as const),
    name: chosen.names[seat]?.trim() || nameSeat(seat, { players, seating, people }),
  }));
  return { ...table, seats };
}

/** The first seat is always a person's. */
function peopleAmong({ people }: Choices, players: number): Seat[] {
  return [0, ...people.filter((seat) => seat > 0 && seat < players)];
}

export function wishFor({ level, pace }: Choices, { ruleSet, seating, seats }: ChosenTable): Wish {
  return {
    rules: sourceOf(ruleSet),
    seating,
    pace,
    seats: seats.map(({ is, name }): Holder => (is === 'bot' ? { is, name, level } : { is, name })),
  };
}
