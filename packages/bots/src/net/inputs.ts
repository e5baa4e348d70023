import {
  discardAt,
  discardsTaken,
  heldOfKind,
  scoreRound,
  takenUp,
  type Seat,
  type Side,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import type { Mind } from '../memory.ts';
import { newTally, tallyMelds, type MeldTally } from './melds.ts';
import { RANK_INPUTS, readRank } from './ranks.ts';
import { companyOf } from './seats.ts';
import { readTable, TABLE_INPUTS } from './table.ts';

/** A net reads a row of numbers for each rank that can be melded, and one for the table. */
export interface Inputs {
  /** How many more points lie on the seat's side of the table than the others have on average. */
  made: number;
  readonly ranks: Float32Array;
  readonly table: Float32Array;
}

/** The moment that inputs are of. */
export interface Moment {
  readonly state: State;
  readonly seat: Seat;
  /** Everything the seat has seen. */
  readonly mind: Mind;
  /** The pile that the seat held when it last looked: cards of a later one are unknown to it. */
  readonly pile: number;
  /** For each kind the cards that the seat couldn't see when it last looked. */
  readonly unseen: Int32Array;
  /** Whether the seat's turn begins, and if so whether it may pick up the discards. */
  readonly begins: 'no' | 'drawing' | 'choosing';
}

/** Room to work inputs out in, made once for a table. */
export interface InputRoom extends Inputs {
  readonly own: MeldTally;
  readonly next: MeldTally;
  readonly others: MeldTally;
  /** Cards of each kind in hand, and among the discards that a pick-up would take. */
  readonly held: Int32Array;
  readonly lying: Int32Array;
}

export function newInputRoom(terms: Terms): InputRoom {
  return {
    made: 0,
    ranks: new Float32Array(terms.ranks.length * RANK_INPUTS),
    table: new Float32Array(TABLE_INPUTS),
    own: newTally(terms),
    next: newTally(terms),
    others: newTally(terms),
    held: new Int32Array(terms.kinds),
    lying: new Int32Array(terms.kinds),
  };
}

/** Works out the inputs of the moment, from nothing but what the seat may know. */
export function readInputs(moment: Moment, room: InputRoom): void {
  const { state, seat } = moment;
  const { terms } = state;
  const company = companyOf(state, seat);
  readCards(moment, room);
  tallyMelds(state, [company.side], room.own);
  tallyMelds(state, [company.nextSide], room.next);
  tallyMelds(state, company.otherSides, room.others);
  terms.ranks.forEach((rank, at) => readRank(moment, company, room, rank, at * RANK_INPUTS));
  readTable(moment, company, room);
  room.made = madeBy(state, company.side);
}

/** Books, bonuses and cards on the table: everything in the score that nobody has to guess. */
function madeBy(state: State, own: Side): number {
  let made = 0;
  const others = Math.max(1, state.terms.sides - 1);
  for (const { side, books, bonus, cards } of scoreRound(state))
    made += (books + bonus + cards) / (side === own ? 1 : -others);
  return made;
}

function readCards({ state, seat, pile }: Moment, { held, lying }: InputRoom): void {
  const { terms } = state;
  const sees = takenUp(state, seat) === pile;
  for (let kind = 0; kind < terms.kinds; kind++)
    held[kind] = sees ? heldOfKind(state, seat, kind) : 0;
  lying.fill(0);
  const taken = discardsTaken(state);
  for (let depth = 0; depth < taken; depth++) lying[terms.pack.kindOf[discardAt(state, depth)]!]!++;
}
