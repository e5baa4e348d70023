import {
  bonusFor,
  cardsToBook,
  cardsToPlay,
  discardAt,
  discardsTaken,
  footSize,
  heldCount,
  inRound,
  mostMelds,
  openingFor,
  outBonus,
  pileCount,
  pilesLeft,
  roomInMeld,
  sideOf,
  stockToCome,
  takenUp,
  WILD,
  type Kind,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { knownWith } from '../memory.ts';
import type { InputRoom, Moment } from './inputs.ts';
import type { MeldTally } from './melds.ts';
import type { Company } from './seats.ts';
import { leadOf, roundsLeft } from './score.ts';
import { writer, type Write } from './writer.ts';

/** Numbers in the row of the table. */
export const TABLE_INPUTS = 118;

/** Writes the row of the table. */
export function readTable(moment: Moment, company: Company, room: InputRoom): void {
  const { state, seat } = moment;
  const write = writer(room.table, 0);
  writePhase(moment, company, write);
  writeHand(moment, room, write);
  writeOpening(moment, company, room.own, write);
  for (const tally of [room.own, room.next, room.others]) writeSide(tally, write);
  writeSeats(state, company.partners, write);
  writeSeats(state, [company.next], write);
  writeSeats(state, company.others, write);
  writeUnseen(moment, company, write);
  writePiles(state, company, write);
  writeRules(state.terms, state.round, company.partners.length, write);
  writeScore(state, seat, write);
}

/** At which point of a turn the seat is, or how the round has ended for it. */
function writePhase({ state, seat, begins, pile }: Moment, { side }: Company, write: Write): void {
  const isOver = state.phase === 'over';
  const hides = !isOver && takenUp(state, seat) !== pile;
  write(Number(begins === 'drawing'), Number(begins === 'choosing'));
  write(Number(hides && state.turn === seat), Number(hides && state.turn !== seat));
  write(Number(isOver), Number(isOver && state.outBy === seat));
  write(Number(isOver && state.outBy >= 0 && sideOf(state, state.outBy) === side));
}

function writeHand({ state, seat, pile }: Moment, { held }: InputRoom, write: Write): void {
  const { terms } = state;
  const sees = takenUp(state, seat) === pile;
  const count = sees ? heldCount(state, seat) : 0;
  write(count / 11, Number(count === 1), Number(count === 2), Number(count === 3));
  write((sees ? 0 : pileCount(state, seat, takenUp(state, seat))) / 11, pilesLeft(state, seat));
  write(...heldSorts(terms, held));
}

/** Wilds of both sorts, cards that only cost and their charge, caps, and ranks held once, twice or more. */
function heldSorts(terms: Terms, held: Int32Array): number[] {
  const [first = 0, second = 0] = terms.wilds.map((kind) => held[kind]! / 3);
  let dead = 0;
  let charge = 0;
  let caps = 0;
  let caught = 0;
  for (let kind = 0; kind < terms.kinds; kind++) {
    const role = terms.role[kind];
    caught += held[kind]! * terms.caught[kind]!;
    if (role === 'cap') caps += held[kind]!;
    if (role === 'natural' || role === 'wild' || role === 'cap') continue;
    dead += held[kind]!;
    charge += held[kind]! * terms.caught[kind]!;
  }
  const ofSize = (size: number): number =>
    terms.ranks.reduce((sum, kind) => sum + Number(held[kind] === size), 0);
  return [
    first,
    second,
    dead / 2,
    charge / 500,
    caps,
    caught / 200,
    ofSize(1) / 5,
    ofSize(2) / 3,
    ofSize(3) / 2,
  ];
}

function writeOpening(
  { state, seat }: Moment,
  _company: Company,
  own: MeldTally,
  write: Write,
): void {
  const isDown = own.count > 0;
  write(Number(isDown), isDown ? 0 : openingFor(state, seat) / 100);
}

function writeSide(tally: MeldTally, write: Write): void {
  const { capped, cleanBooks, count, dirtyBooks, missing, needed, points } = tally;
  write(Number(count > 0), count / 6, points / 300, cleanBooks / 2, dirtyBooks / 2);
  write(tally.wildBooks, tally.wildSize / 5, capped);
  write(missing / 2, Number(missing === 0), Number(missing === 1), needed / 4);
}

function writeSeats(state: State, seats: readonly Seat[], write: Write): void {
  const mean = (numberOf: (seat: Seat) => number): number =>
    seats.reduce((sum, seat) => sum + numberOf(seat), 0) / Math.max(1, seats.length);
  const least = seats.length === 0 ? 0 : Math.min(...seats.map((seat) => cardsToPlay(state, seat)));
  write(
    mean((seat) => heldCount(state, seat)) / 11,
    mean((seat) => pilesLeft(state, seat)),
  );
  write(mean((seat) => cardsToPlay(state, seat)) / 11, least / 11, Number(least > 0 && least <= 4));
}

/** The cards of the kinds that have no row: how many are unseen, and how many the next opponent holds. */
function writeUnseen(
  { state, mind, unseen }: Moment,
  { partners, next }: Company,
  write: Write,
): void {
  const { terms } = state;
  const all = Math.max(
    1,
    unseen.reduce((sum, count) => sum + count, 0),
  );
  const unseenOf = (kinds: readonly Kind[]): number =>
    kinds.reduce((sum, kind) => sum + unseen[kind]!, 0) / all;
  const known = (seat: Seat): number =>
    terms.wilds.reduce((sum, kind) => sum + knownWith(mind, seat, kind), 0);
  write(10 * unseenOf(terms.wilds), 10 * unseenOf(terms.ranks) - 7);
  write(known(next), partners.length > 0 ? known(partners[0]!) : 0);
}

function writePiles(state: State, { next, side }: Company, write: Write): void {
  const { draws, pack, players, role } = state.terms;
  const turns = stockToCome(state) / (draws[state.round] ?? 2) / players;
  write(turns / 10, Math.min(1, turns), Math.min(3, turns) / 3);
  write(state.discards / 10, discardsTaken(state) / 7, Number(state.frozen));
  const top = state.discards > 0 ? pack.kindOf[discardAt(state, 0)]! : -1;
  write(Number(top >= 0 && role[top] === 'wild'), Number(top >= 0 && role[top] !== 'natural'));
  write(Number((state.turn + 1) % players === next), Number(sideOf(state, state.turn) === side));
}

/** The lead over the best of the others, and how much of the game is left. */
function writeScore(state: State, seat: Seat, write: Write): void {
  const lead = leadOf(state, seat) / 3000;
  const left = roundsLeft(state);
  write(Math.max(-1, Math.min(1, lead)), lead / (1 + Math.abs(lead)));
  write(Number(left === 0), Math.min(3, left) / 3);
}

/** The rules as far as they change what a table is worth. */
export function writeRules(terms: Terms, round: number, partners: number, write: Write): void {
  const { rules } = terms;
  write(round / 4, terms.players / 4, terms.sides / 2, partners);
  const { take } = rules.pickUp;
  const most = take === 'top' ? inRound(rules.pickUp.cards, round) : 0;
  write((terms.draws[round] ?? 2) / 2, Number(take === 'card'), Number(take === 'all'), most / 7);
  const { anyWilds, naturalAndWild, onMeld, pair } = terms.paysWith;
  write(Number(pair), Number(naturalAndWild), Number(onMeld), Number(anyWilds));
  write(cardsToBook(terms, 0) / 7, Number(roomInMeld(terms, 7, 0) > 0));
  write(Number(roomInMeld(terms, 7, 1) > 0), Math.min(3, mostMelds(terms, terms.ranks[0]!)) / 3);
  write(Math.min(2, mostMelds(terms, WILD)), terms.wildsWith[2]!, terms.wildsWith[3]! / 2);
  write(
    Math.min(4, terms.wildsWith[4]!) / 3,
    outBonus(rules, round) / 100,
    Number(terms.asksFirst),
  );
  write(
    bonusFor(terms, 'clean', WILD) / 500,
    bonusFor(terms, 'dirty', WILD) / 500,
    footSize(rules) / 11,
  );
}
