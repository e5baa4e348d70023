import {
  botNamed,
  explainTaking,
  newGame,
  seatBots,
  tablesLike,
  type Reason,
} from '@hand-and-foot/bots';
import {
  seatsOfScorer,
  seeded,
  sideOf,
  viewFor,
  worthOf,
  type Action,
  type Card,
  type Kind,
  type Scorer,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { adviceFor, type Advice } from './advice.ts';
import { forecast } from './forecast.ts';
import { laysLess, parting } from './parting.ts';
import { playedOn, type Stretch } from './stretch.ts';
import { inTenths } from './tenths.ts';
import type { Work } from './work.ts';

/** One stretch beside the strongest bot’s. */
export interface Judgment {
  readonly best: readonly Action[];
  /** The bot’s reason for its first step that differs, or for its last. */
  readonly because: Reason;
  /** The points that the bot’s way is better by: the seat’s own side against the others’ mean. */
  readonly cost: number;
  readonly low: number;
  readonly high: number;
  /** The same for each side’s points alone. */
  readonly costs: readonly number[];
}

/** How closely a stretch is looked at. */
export interface Care {
  /** Tables imagined for it, the same ones for both ways to play. */
  readonly worlds: number;
  /** Turns that quick bots play there before the forecast is asked. */
  readonly turns: number;
}

/** Judges a stretch only by what its seat knew; the same stretch always gets the same judgment. */
export function* judging(stretch: Stretch, { worlds, turns }: Care): Work<Judgment> {
  const { terms, seat, view, seen } = stretch;
  const advice = yield* adviceFor(stretch);
  const actions = yield* finished(stretch, advice);
  const random = seeded(`worlds/${JSON.stringify(view)}`);
  const tables = tablesLike(terms, view, seen, random, worlds);
  const none = Array<number>(terms.scorers).fill(0);
  const fair = { best: advice.actions, because: reasonIn(terms, advice, actions) };
  if (comeToTheSame(tables[0]!, seat, actions, advice.actions))
    return { ...fair, best: actions, cost: 0, low: 0, high: 0, costs: none };
  const differences: number[][] = [];
  for (const table of tables) {
    yield;
    const best = pointsAfter(table, seat, advice.actions, turns);
    const played = pointsAfter(table, seat, actions, turns);
    differences.push(best.map((points, scorer) => points - played[scorer]!));
  }
  const costs = none.map((_, scorer) => inTenths(meanOf(differences.map((each) => each[scorer]!))));
  const interval = intervalOf(differences.map((each) => aheadBy(tables[0]!, seat, each)));
  const begun = [advice.actions[0]!, actions[0]!] as const;
  const because = measured(tables[0]!, begun, fair.because, interval.cost);
  return { best: advice.actions, because, ...interval, costs };
}

/** The stretch to its end, as the bot would go on: a record, or a question, may stop in the middle. */
function* finished(stretch: Stretch, { actions: best }: Advice): Work<readonly Action[]> {
  const { actions } = stretch;
  const isBegun = JSON.stringify(best.slice(0, actions.length)) === JSON.stringify(actions);
  if (isBegun) return best;
  const rest = yield* adviceFor(stretch, actions);
  return [...actions, ...rest.actions];
}

/** Whether both ways leave the table the same. */
function comeToTheSame(
  table: State,
  seat: Seat,
  one: readonly Action[],
  other: readonly Action[],
): boolean {
  // Draws from different piles are the same to a seat that sees neither.
  if (one[0]!.do === 'draw' && other[0]!.do === 'draw') return true;
  const [first, second] = [playedOn(table, seat, one), playedOn(table, seat, other)];
  return (
    first !== undefined && second !== undefined && lookOf(first, seat) === lookOf(second, seat)
  );
}

function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => one - other);
}

function lookOf(state: State, seat: Seat): string {
  const view = viewFor(state, seat);
  // The order in which melds were begun, or cards came into hand, makes no difference.
  const melds = view.melds.map((side) =>
    side.map(({ cards, capped }) => `${sorted(cards).join()}${capped}`).sort(),
  );
  const hands = view.hands.map((hand) => (typeof hand === 'number' ? hand : sorted(hand)));
  return JSON.stringify({ ...view, melds, hands });
}

/** The bot’s reason for its first step that differs: if that is only to lay less, one for keeping those cards. */
function reasonIn(terms: Terms, { actions, reasons }: Advice, played: readonly Action[]): Reason {
  const at = parting(actions, played);
  const because = reasons[at < 0 ? reasons.length - 1 : at]!;
  return laysLess(actions, played) ? keeping(terms, because, laidIn(played.slice(at))) : because;
}

function laidIn(actions: readonly Action[]): Card[] {
  return actions.flatMap((action) =>
    action.do === 'layDown' ? action.lay.flatMap(({ cards }) => cards) : [],
  );
}

/** The same reason if it speaks of cards that were laid. */
function keeping({ pack, role }: Terms, because: Reason, laid: readonly Card[]): Reason {
  const kinds = laid.map((card) => pack.kindOf[card]!);
  const isWild = (kind: Kind): boolean => role[kind] === 'wild';
  if (because.why === 'keepsWilds' && kinds.some(isWild)) return because;
  if (because.why === 'keepsPair' && kinds.includes(because.rank)) return because;
  return { why: 'worthKeeping' };
}

/** The bot’s reason, but for drawing or taking the discards the difference that measuring has shown. */
function measured(
  table: State,
  [first, other]: readonly [Action, Action],
  because: Reason,
  cost: number,
): Reason {
  const points = Math.round(cost);
  const isDraw = first.do === 'draw';
  if (points <= 0 || isDraw === (other.do === 'draw')) return because;
  return isDraw
    ? { why: 'discardsWorthLess', points }
    : explainTaking(table.terms, table, first, points);
}

/** Each side’s points to expect after the actions and some turns among quick bots. */
function pointsAfter(
  table: State,
  seat: Seat,
  actions: readonly Action[],
  turns: number,
): readonly number[] {
  const after = playedOn(table, seat, actions);
  if (!after) throw new Error('a seat played what its own view doesn’t allow');
  const bots = seatBots(after.terms, [QUICK], 'quick');
  const game = newGame({ terms: after.terms, bots, seed: 'quick' }, { state: after, events: [] });
  let left = turns + (after.turn === seat ? 1 : 0);
  for (let turn = after.turn; game.state.phase !== 'over';) {
    if (game.state.turn !== turn) {
      turn = game.state.turn;
      if (--left <= 0) break;
    }
    void game.letBotAct();
  }
  return forecast(game.state).points;
}

const QUICK = botNamed('sharp')!;

/** How far the seat’s side is ahead of the mean of the others, by points of each. */
export function aheadBy(state: State, seat: Seat, points: readonly number[]): number {
  const { terms } = state;
  const isOwn = (scorer: Scorer): boolean =>
    sideOf(state, seatsOfScorer(terms, scorer)[0]!) === sideOf(state, seat);
  const own = points.filter((_, scorer) => isOwn(scorer));
  const others = points.filter((_, scorer) => !isOwn(scorer));
  return worthOf(terms.rules, meanOf(own) - meanOf(others));
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
}

/** The mean, and how far from it the true one lies at most in 95 of 100 cases. */
function intervalOf(numbers: readonly number[]): { cost: number; low: number; high: number } {
  const cost = meanOf(numbers);
  const squares = numbers.reduce((sum, each) => sum + (each - cost) * (each - cost), 0);
  const count = numbers.length;
  const reach = count < 2 ? 0 : 2 * Math.sqrt(squares / (count - 1) / count);
  return { cost, low: cost - reach, high: cost + reach };
}
