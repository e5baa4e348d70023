import { botNamed, newGame, seatBots } from '@hand-and-foot/bots';
import {
  actor,
  apply,
  legalActions,
  seeded,
  startGame,
  stockSize,
  termsFor,
  totals,
  viewFor,
  type Action,
  type Begun,
  type Scorer,
  type Seat,
  type Terms,
} from '@hand-and-foot/engine';
import { oneRound, playersOf, type RuleSet } from '@hand-and-foot/rulesets';

/** One deal for a date and a rule set, the same on every device. */
export interface DailyDeal {
  readonly date: string;
  readonly ruleSet: RuleSet;
  readonly terms: Terms;
  readonly seed: string;
  readonly you: Seat;
  /** The bot in each seat; undefined for yours. */
  readonly bots: readonly (string | undefined)[];
}

/** Changed whenever the same date and rules would get other cards or other bots. */
const FORM = 'daily 1';

const YOU: Seat = 0;
const USUAL_PLAYERS = 4;
/** A sound player that answers at once, and chooses nothing by chance but where to grab. */
const OTHERS = 'sharp';
const PAR = 'expert';

/** The deal of this date, which must be one. The engine hashes the seed, so no clock or server has a say. */
export function dailyDeal(date: string, ruleSet: RuleSet): DailyDeal {
  const played = oneRound(ruleSet);
  const numbers = playersOf(played.rules);
  const players = numbers.includes(USUAL_PLAYERS) ? USUAL_PLAYERS : numbers[0]!;
  const terms = termsFor(played.rules, { players });
  const bots = Array.from({ length: players }, (_, seat) => (seat === YOU ? undefined : OTHERS));
  return { date, ruleSet: played, terms, seed: `${FORM}/${date}/${ruleSet.id}`, you: YOU, bots };
}

/** A deal that is done: the table as the first turn begins, and who grabbed and chose what on the way. */
export interface Dealt {
  readonly begun: Begun;
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
}

/** Grabs the cards and chooses the hands for everybody, yours too: otherwise no two people would have the same cards. */
export function dealOut({ terms, seed }: DailyDeal): Dealt {
  const { state: first, events } = startGame(terms, seeded(`${seed}/1`));
  const begun = { state: first, events: [...events] };
  const bots = seatBots(terms, [botNamed(OTHERS)!], seed);
  const actions: { seat: Seat; action: Action }[] = [];
  while (begun.state.phase === 'deal') {
    const seat = actor(begun.state);
    const seen = { view: viewFor(begun.state, seat), legal: legalActions(begun.state), since: [] };
    const action = bots[seat]!.decide(seen);
    if (action instanceof Promise) throw new Error('a bot of ours does not answer at once');
    const outcome = apply(begun.state, seat, action);
    if (!outcome.ok) throw new Error(`a bot of ours is refused: ${outcome.refusal.why}`);
    actions.push({ seat, action });
    begun.state = outcome.state;
    begun.events.push(...outcome.events);
  }
  return { begun, actions };
}

/** A game of the strongest bot in your seat, with your cards and against the same bots; played step by step. */
export interface ParGame {
  /** Lets one bot act; true once the round is over. */
  step(): boolean;
  /** How much of the stock has been drawn, from 0 to 1: about how far the round has come. */
  share(): number;
  /** The points made, once it's over. */
  points(): number;
}

export function newParGame(deal: DailyDeal): ParGame {
  const { terms, seed } = deal;
  const makers = deal.bots.map((bot) => botNamed(bot ?? PAR)!);
  const { begun } = dealOut(deal);
  const full = stockSize(begun.state);
  const game = newGame({ terms, bots: seatBots(terms, makers, seed), seed }, begun);
  return {
    step() {
      if (game.letBotAct()) throw new Error('a bot of ours does not answer at once');
      return game.state.phase === 'over';
    },
    share: () => 1 - stockSize(game.state) / full,
    points: () => totals(game.state)[scorerOf(deal)]!,
  };
}

/** The points that the strongest bot makes in your seat. */
export function parOf(deal: DailyDeal): number {
  const game = newParGame(deal);
  for (let isOver = false; !isOver;) isOver = game.step();
  return game.points();
}

/** Whose total is yours: your side's, or your own where sides change. */
export function scorerOf({ terms, you }: Pick<DailyDeal, 'terms' | 'you'>): Scorer {
  return terms.scorers === terms.sides ? terms.sideOf[0]![you]! : you;
}

/** Whether the text is a day of the calendar, as in 2026-11-18. */
export function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return day >= 1 && day <= (daysOf(year)[month - 1] ?? 0);
}

function daysOf(year: number): number[] {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
}
