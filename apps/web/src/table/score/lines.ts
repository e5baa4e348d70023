import {
  bonusFor,
  bookBonus,
  grabBonuses,
  meldCounts,
  isBook,
  laidBrings,
  isCapped,
  meldAt,
  meldCount,
  meldNature,
  mostMelds,
  onlyHeldCounts,
  outBonus,
  penaltiesOf,
  sideOf,
  viewFor,
  WILD,
  type BookKind,
  type Card,
  type Meld,
  type MeldCards,
  type MeldNumber,
  type NearGrab,
  type Seat,
  type Side,
  type SideScore,
  type State,
  type View,
} from '@hand-and-foot/engine';
import { handSize } from '../game/handSize.ts';

/** A row of the score. Per-side values are in the order of the sides. */
export interface ScoreRow {
  readonly is:
    | BookKind
    | 'cards'
    | 'goingOut'
    | 'exactGrab'
    | 'bonuses'
    | 'laid'
    | 'caps'
    | 'penalties'
    | 'caught';
  readonly points: readonly number[];
  /** Number of books, cards or grabs behind the points. */
  readonly counts: readonly number[];
  /** Points for one, if all bring the same. */
  readonly each?: number;
  /** Its cards, to show. */
  readonly melds?: readonly (readonly MeldCards[])[];
  readonly cards?: readonly (readonly Card[])[];
  readonly left?: readonly Left[];
}

/** Cards a seat was caught with: in hand, and in piles never picked up. */
interface Left {
  readonly seat: Seat;
  readonly held: number;
  readonly faceDown: number;
}

/**
 * A finished round's score, line by line; only lines that these rules can have. A side's lines add up to its score.
 * `outBy` is the seat that went out, if any. Reads nothing hidden, so a state imagined from a view works.
 */
export function linesOf(state: State, scores: readonly SideScore[], outBy?: Seat): ScoreRow[] {
  const view = viewFor(state);
  const { terms } = state;
  if (onlyHeldCounts(terms.rules)) return [caughtLine(view, scores)];
  const goOutBonus = outBonus(terms.rules, state.round);
  const grabs = grabBonuses(terms.rules);
  const lines = [bookLine(state, view, 'clean'), bookLine(state, view, 'dirty')];
  if (mostMelds(terms, WILD) > 0) lines.push(bookLine(state, view, 'wild'));
  lines.push(cardsLine(state, view, scores));
  const out = scores.map(({ side }) => outBy !== undefined && sideOf(state, outBy) === side);
  if (goOutBonus !== 0) lines.push(goingOutLine(out, goOutBonus));
  if (terms.bonusInPlay) lines.push(bonusLine(view, out, goOutBonus));
  else if (grabs.length > 0) lines.push(exactGrabLine(view, out, goOutBonus, grabs));
  const caps = capLine(state, view);
  if (terms.caps.length > 0) lines.push(caps);
  if (laidBrings(terms)) lines.push(laidLine(view, scores, caps));
  const penalties = penaltyLine(state, scores);
  if (penaltiesOf(state, 0).length > 0) lines.push(penalties);
  lines.push(caughtLine(view, scores, penalties));
  return lines;
}

function bookLine(state: State, view: View, kind: BookKind): ScoreRow {
  const books = view.melds.map((melds, side) =>
    melds.map((_, number) => meldAt(state, side, number)).map((meld) => bonusOf(state, meld, kind)),
  );
  const bonuses = new Set(books.flat().filter((bonus) => bonus !== undefined));
  const usual = bonusFor(state.terms, kind, WILD);
  const [each = usual] = bonuses;
  return {
    is: kind,
    points: books.map((side) => side.reduce<number>((sum, bonus) => sum + (bonus ?? 0), 0)),
    counts: books.map((side) => side.filter((bonus) => bonus !== undefined).length),
    ...(bonuses.size < 2 ? { each } : {}),
    melds: view.melds.map((melds, side) =>
      melds.filter((_, number) => books[side]![number] !== undefined),
    ),
  };
}

/** The meld's bonus, if it's a book of this kind. */
function bonusOf(state: State, meld: Meld, kind: BookKind): number | undefined {
  const counts = isBook(state, meld) && meldNature(state, meld) === kind;
  return counts ? bookBonus(state, meld) : undefined;
}

function cardsLine(state: State, view: View, scores: readonly SideScore[]): ScoreRow {
  const counted = view.melds.map((melds, side) =>
    melds.filter((_, number) => meldCounts(state, side, number) === 'for'),
  );
  return {
    is: 'cards',
    points: scores.map(({ cards }) => cards),
    counts: counted.map((melds) => melds.reduce((sum, { cards }) => sum + cards.length, 0)),
    melds: counted,
  };
}

/** Bonuses won in play, with exact grabs among them: the table remembers only their sum. */
function bonusLine(view: View, out: readonly boolean[], goOutBonus: number): ScoreRow {
  return {
    is: 'bonuses',
    points: view.bonus.map((bonus, side) => bonus - (out[side] ? goOutBonus : 0)),
    counts: view.bonus.map(() => 0),
  };
}

function goingOutLine(out: readonly boolean[], bonus: number): ScoreRow {
  return {
    is: 'goingOut',
    points: out.map((side) => (side ? bonus : 0)),
    counts: out.map((side) => (side ? 1 : 0)),
  };
}

/** A round's bonus points are for going out and exact grabs. */
function exactGrabLine(
  view: View,
  out: readonly boolean[],
  goOutBonus: number,
  [nearest, ...others]: readonly NearGrab[],
): ScoreRow {
  const points = view.bonus.map((bonus, side) => bonus - (out[side] ? goOutBonus : 0));
  return {
    is: 'exactGrab',
    points,
    // Near misses are told by their points alone.
    ...(nearest && others.length === 0
      ? { counts: points.map((bonus) => Math.round(bonus / nearest.bonus)), each: nearest.bonus }
      : { counts: points.map(() => 0) }),
  };
}

function capLine(state: State, view: View): ScoreRow {
  const { caps, value } = state.terms;
  const each = caps.length > 0 ? value[caps[0]!]! : 0;
  const capped = view.melds.map((_, side) => cappedMelds(state, side));
  return {
    is: 'caps',
    points: capped.map((numbers) => numbers.length * each),
    counts: capped.map((numbers) => numbers.length),
    each,
    melds: capped.map((numbers, side) => numbers.map((number) => view.melds[side]![number]!)),
  };
}

function cappedMelds(state: State, side: Side): MeldNumber[] {
  const numbers = Array.from({ length: meldCount(state, side) }, (_, number) => number);
  return numbers.filter((number) => isCapped(state, meldAt(state, side, number)));
}

function laidLine(view: View, scores: readonly SideScore[], caps: ScoreRow): ScoreRow {
  return {
    is: 'laid',
    points: scores.map(({ bonus }, side) => bonus - view.bonus[side]! - caps.points[side]!),
    counts: view.laid.map((cards) => cards.length),
    cards: view.laid,
  };
}

function penaltyLine(state: State, scores: readonly SideScore[]): ScoreRow {
  const got = scores.map(({ side }) => penaltiesOf(state, side));
  const [first, ...others] = got[0]!;
  return {
    is: 'penalties',
    points: got.map((all) => all.reduce((sum, { times, points }) => sum - times * points, 0)),
    counts: got.map((all) => all.reduce((sum, { times }) => sum + times, 0)),
    ...(first && others.length === 0 ? { each: first.points } : {}),
  };
}

function caughtLine(view: View, scores: readonly SideScore[], penalties?: ScoreRow): ScoreRow {
  const left = view.hands.map((_, seat) => ({
    seat,
    held: handSize(view, seat),
    faceDown: (view.knees?.[seat] ?? 0) + (view.feet[seat] ?? 0),
  }));
  return {
    is: 'caught',
    points: scores.map(({ caught }, side) => caught - (penalties?.points[side] ?? 0)),
    counts: scores.map(() => 0),
    left: left.filter(({ held, faceDown }) => held + faceDown > 0),
  };
}
