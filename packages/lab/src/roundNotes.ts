import {
  booksMade,
  exactGrabBonus,
  meldCount,
  positionOf,
  scoreRound,
  sideOf,
  type Action,
  type BookKind,
  type Seat,
  type State,
} from '@hand-and-foot/engine';

/** Notes on one round as it's played. */
export interface RoundNotes {
  round: number;
  wentOut: boolean;
  turns: number;
  layings: number;
  pickUps: number;
  /** Per side, in which of its seats' turns it first laid, from 1; 0 where it never did. */
  opened: number[];
  /** Per side. */
  scores: number[];
  /** Per side, its finished books. */
  books: Record<BookKind, number>[];
  starterSide: number;
  /** How many seats grabbed exactly the cards they needed; only known where that brings points. */
  exactGrabs: number;
}

/** Watches one round after another. */
export interface NoteTaker {
  dealt(state: State): void;
  acted(before: State, seat: Seat, action: Action): void;
  /** The notes of the round that has ended. */
  roundEnded(state: State): RoundNotes;
}

export function noteTaker(sides: number): NoteTaker {
  let notes = emptyNotes(sides);
  let turnsOf = Array<number>(sides).fill(0);
  return {
    dealt(state) {
      notes = emptyNotes(sides);
      turnsOf = Array<number>(sides).fill(0);
      notes.starterSide = sideOf(state, state.starter);
      notes.exactGrabs = exactGrabsIn(state);
    },
    acted(before, seat, action) {
      const side = sideOf(before, seat);
      if (before.phase === 'draw') {
        notes.turns++;
        turnsOf[side]!++;
      }
      if (action.do === 'pickUp') notes.pickUps++;
      if (!isLaying(action)) return;
      notes.layings++;
      if (notes.opened[side] === 0 && meldCount(before, side) === 0)
        notes.opened[side] = turnsOf[side]!;
    },
    roundEnded(state) {
      notes.round = state.round;
      notes.wentOut = state.outBy >= 0;
      const scores = scoreRound(state);
      notes.scores = scores.map(({ total }) => total);
      notes.books = scores.map(({ side }) => booksMade(state, side));
      return notes;
    },
  };
}

function emptyNotes(sides: number): RoundNotes {
  return {
    round: 1,
    wentOut: false,
    turns: 0,
    layings: 0,
    pickUps: 0,
    opened: Array<number>(sides).fill(0),
    scores: [],
    books: [],
    starterSide: 0,
    exactGrabs: 0,
  };
}

function isLaying(action: Action): boolean {
  return action.do === 'layDown' || (action.do === 'pickUp' && (action.lay?.length ?? 0) > 0);
}

/** Before the first turn nothing else has brought a bonus. */
function exactGrabsIn(state: State): number {
  const exactGrab = exactGrabBonus(state.terms.rules);
  if (exactGrab === 0) return 0;
  return positionOf(state).bonus.reduce((sum, points) => sum + points / exactGrab, 0);
}
