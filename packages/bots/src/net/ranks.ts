import {
  cardsToBook,
  discardAt,
  mostMelds,
  roomInMeld,
  type Kind,
  type Seat,
  type Terms,
} from '@hand-and-foot/engine';
import { knownWith, type Mind } from '../memory.ts';
import type { InputRoom, Moment } from './inputs.ts';
import type { MeldTally } from './melds.ts';
import type { Company } from './seats.ts';
import { writer, type Write } from './writer.ts';

/** Numbers in the row of a rank. */
export const RANK_INPUTS = 36;

/** Writes the row of one rank, beginning at `from`. */
export function readRank(
  moment: Moment,
  company: Company,
  room: InputRoom,
  rank: Kind,
  from: number,
): void {
  const write = writer(room.ranks, from);
  writeOwn(moment, room, rank, write);
  writeTheirs(room.next, rank, write);
  const sides = Math.max(1, company.otherSides.length);
  write(room.others.melds[rank]! / sides, room.others.booked[rank]! / 10 / sides);
  writeCourse(moment, company, room, rank, write);
  writeRankRules(moment.state.terms, rank, write);
}

function writeOwn(
  { state: { terms } }: Moment,
  { own, held }: InputRoom,
  rank: Kind,
  write: Write,
): void {
  const count = held[rank]!;
  const naturals = own.naturals[rank]!;
  const wilds = own.wilds[rank]!;
  const size = naturals + wilds;
  const lacks = size > 0 ? cardsToBook(terms, size) : 0;
  write(count / 4, Number(count === 1), Number(count === 2), Number(count >= 3));
  write((count * terms.value[rank]!) / 60);
  write(Number(size > 0), naturals / 4, wilds / 2, lacks / 4, Math.max(0, lacks - count) / 4);
  write(size > 0 ? Math.min(3, terms.wildsWith[naturals]! - wilds) / 2 : 0);
  write(own.clean[rank]!, own.dirty[rank]!, own.booked[rank]! / 10);
  write(Number(size > 0 || own.melds[rank]! < mostMelds(terms, rank)));
  const books = own.clean[rank]! + own.dirty[rank]!;
  const grows = books > 0 && roomInMeld(terms, 7, own.clean[rank]! > 0 ? 0 : 1) > 0;
  write(Number(grows));
}

function writeTheirs({ naturals, wilds, clean, dirty }: MeldTally, rank: Kind, write: Write): void {
  const size = naturals[rank]! + wilds[rank]!;
  write(Number(size > 0), size / 7, Number(wilds[rank]! > 0), clean[rank]! + dirty[rank]!);
}

/** The places of the rank's cards, as far as the seat can tell. */
function writeCourse(
  { state, mind, unseen }: Moment,
  { partners, next, others }: Company,
  { lying }: InputRoom,
  rank: Kind,
  write: Write,
): void {
  const known = (seats: readonly Seat[]): number =>
    seats.reduce((sum, seat) => sum + knownWith(mind, seat, rank), 0);
  const isTop = state.discards > 0 && state.terms.pack.kindOf[discardAt(state, 0)] === rank;
  const all = unseen.reduce((sum, count) => sum + count, 0);
  write(unseen[rank]! / 10, all > 0 ? (10 * unseen[rank]!) / all : 0);
  write(known(partners), known([next]), known(others));
  write(unwanted(mind, next, rank), partners.length > 0 ? unwanted(mind, partners[0]!, rank) : 0);
  write(Number(isTop), lying[rank]! / 3);
}

/** How lately the seat has shown that it has no use for the rank: 1 for this turn, then less and less. */
function unwanted({ passed, thrown, terms, turn }: Mind, seat: Seat, rank: Kind): number {
  const place = seat * terms.kinds + rank;
  const age = turn - Math.max(thrown[place]!, passed[place]!);
  return terms.players / (terms.players + age);
}

export function writeRankRules(terms: Terms, rank: Kind, write: Write): void {
  write(terms.value[rank]! / 20, Number(terms.role[rank] === 'natural'));
  write(terms.bookBonus.clean[rank]! / 500, terms.bookBonus.dirty[rank]! / 500);
  write(1);
}
