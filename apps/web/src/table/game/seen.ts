import {
  seatsOf,
  sideOf,
  type Seat,
  type Side,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import { asPlayed } from '@hand-and-foot/rulesets';
import type { Context } from '@hand-and-foot/words';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame, type TheGame } from './game.ts';
import { ruleSetOf } from './ruleSetOf.ts';

/** The table from your seat, with staged cards. */
export interface SeenTable {
  readonly terms: Terms;
  readonly view: View;
  readonly state: State;
  readonly you: Seat;
  /** Whether you're only watching: then all sides are others, and no seat is yours. */
  readonly looksOn: boolean;
  readonly side: Side;
  /** The other sides, in the order they play after yours. */
  readonly others: readonly Side[];
  /** Whether each side has one player. */
  readonly alone: boolean;
  readonly context: Context;
}

export function useSeen(): SeenTable {
  return seenBy(useTheGame());
}

/** The side before the first. */
const NO_SIDE = -1;

export function seenBy({ link, desk }: TheGame): SeenTable {
  const { terms, seat, seats } = link.known.value;
  const view = desk.view.value;
  const state = desk.imagined.value;
  const looksOn = seat === undefined;
  const you = seat ?? 0;
  const side = looksOn ? NO_SIDE : sideOf(state, you);
  const context: Context = {
    ruleSet: asPlayed(ruleSetOf(link.terms.rules), terms),
    pack: terms.pack,
    names: seats.map(shownName),
    sides: terms.sides,
    ...(looksOn ? {} : { you }),
    round: view.round,
  };
  const others = Array.from(
    { length: looksOn ? terms.sides : terms.sides - 1 },
    (_, at) => (side + 1 + at) % terms.sides,
  );
  const alone = terms.seating === 'alone';
  return { terms, view, state, you, looksOn, side, others, alone, context };
}

function shownName(holder: Holder): string {
  return holder.is === 'nobody' ? wording.value.table.emptySeat : holder.name;
}

/** A side's seats, the next to play after yours first. */
export function seatsAfterYou({ state, you, terms }: SeenTable, side: Side): Seat[] {
  const away = (seat: Seat) => (seat - you + terms.players) % terms.players;
  return [...seatsOf(state, side)].sort((a, b) => away(a) - away(b));
}

/** Everybody else, in the order of play after yours. */
export function otherSeats({ you, looksOn, terms }: SeenTable): Seat[] {
  if (looksOn) return [...Array(terms.players).keys()];
  return Array.from({ length: terms.players - 1 }, (_, at) => (you + 1 + at) % terms.players);
}

/** An opposing side: by name if it's one player. */
export function sideName(seen: SeenTable, side: Side): string {
  const names = seatsOf(seen.state, side).map((seat) => seen.context.names[seat]!);
  return names.length === 1 || seen.looksOn ? speech.value.listed(names) : wording.value.table.they;
}
