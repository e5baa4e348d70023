import type { Seat } from '@hand-and-foot/engine';
import { castFor, faceFor, FACES, type Face } from '@hand-and-foot/protocol';

/** Somebody at a table on this device, before it's made. */
export type Sitter =
  | { readonly is: 'person'; readonly name: string; readonly face: Face }
  | { readonly is: 'bot'; readonly name: string };

export interface SitterWords {
  readonly you: string;
  /** The names of the faces, for people who gave none. */
  readonly faces: Readonly<Record<Face, string>>;
}

interface Chosen {
  readonly people: readonly Seat[];
  readonly names: Readonly<Record<number, string>>;
  readonly faces: Readonly<Record<number, Face>>;
  readonly cast: string;
}

/**
 * The players of each seat: people as they named themselves, or else called by their face; bots from the cast. The first
 * seat is always a person's.
 */
export function whoSits(chosen: Chosen, players: number, words: SitterWords): Sitter[] {
  const typed = (seat: Seat): string => chosen.names[seat]?.trim() ?? '';
  const isPerson = (seat: Seat): boolean => seat === 0 || chosen.people.includes(seat);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const people = seats.filter(isPerson);
  const faces = facesOf(chosen, people, typed);
  const named = new Map<Seat, string>();
  for (const seat of people) {
    const usual = people.length === 1 ? words.you : words.faces[faces[seat]!];
    named.set(seat, typed(seat) || apart(usual, [...named.values(), ...seats.map(typed)]));
  }
  const taken = [...named.values(), ...seats.map(typed)];
  const bots = castFor(chosen.cast, taken, players);
  return seats.map((seat): Sitter => {
    const name = named.get(seat);
    if (name !== undefined) return { is: 'person', name, face: faces[seat]! };
    return { is: 'bot', name: typed(seat) || bots.shift()! };
  });
}

/** Two people may have chosen one face, or somebody is called like it. */
function apart(name: string, taken: readonly string[]): string {
  let each = name;
  for (let number = 2; taken.includes(each); number++) each = `${name} ${number}`;
  return each;
}

/** Chosen faces first; people who chose none get one that nobody has. */
function facesOf(
  { faces }: Chosen,
  people: readonly Seat[],
  typed: (seat: Seat) => string,
): Record<number, Face> {
  const all: Record<number, Face> = {};
  for (const seat of people) if (faces[seat]) all[seat] = faces[seat];
  for (const seat of people) {
    const taken = Object.values(all);
    const free = FACES.find((face) => !taken.includes(face))!;
    all[seat] ??= typed(seat) === '' ? free : faceFor(typed(seat), taken);
  }
  return all;
}
