import type { Seat, Seating } from '@hand-and-foot/engine';
import { isFace, type Face, type Holder, type Pace, type Wish } from '@hand-and-foot/protocol';
import { seatingChosen, type ChosenSeating } from './chosenSeating.ts';
import { sourceOf } from './ownRules.ts';
import { kept, oneOf, type Fitness } from './kept.ts';
import { newId } from './newId.ts';
import { whoSits, type Sitter, type SitterWords } from './whoSits.ts';

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
  /** Faces that people chose, by seat; the first is yours, at shared tables too. */
  readonly faces: Readonly<Record<number, Face>>;
  /** The seed of the next table's bots. */
  readonly cast: string;
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
  faces: {},
  cast: '0',
  level: 'steady',
  pace: 'normal',
};

const isText = (found: unknown): boolean => typeof found === 'string';

function everyValue(fits: (value: unknown) => boolean): (found: unknown) => boolean {
  return (found) => typeof found === 'object' && found !== null && Object.values(found).every(fits);
}

const FITS: Fitness<Choices> = {
  ruleSet: isText,
  players: Number.isInteger,
  seating: isText,
  people: (found) => Array.isArray(found) && found.every(Number.isInteger),
  names: everyValue(isText),
  faces: everyValue(isFace),
  cast: isText,
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

export function giveFace(seat: Seat, face: Face): void {
  choose({ faces: { ...choices.value.faces, [seat]: face } });
}

/** The face you chose, if you did. */
export function ownFace(): Face | undefined {
  return choices.value.faces[0];
}

/** The next table has other bots. */
export function changeCast(): void {
  choose({ cast: newId() });
}

/** The choices as far as these rules allow; anything that doesn't fit becomes the nearest that does. */
export interface ChosenTable extends ChosenSeating {
  readonly seats: readonly Sitter[];
}

export function tableFor(chosen: Choices, words: SitterWords): ChosenTable {
  const table = seatingChosen(chosen);
  return { ...table, seats: whoSits(chosen, table.players, words) };
}

export function wishFor({ level, pace }: Choices, { ruleSet, seating, seats }: ChosenTable): Wish {
  return {
    rules: sourceOf(ruleSet),
    seating,
    pace,
    seats: seats.map((sitter): Holder =>
      sitter.is === 'bot' ? { is: 'bot', name: sitter.name, level } : { ...sitter },
    ),
  };
}
