import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import { termsFor, type Scorer, type Seat, type Terms } from '@hand-and-foot/engine';
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

/** The points that the strongest bot makes in your seat, with your cards and against the same bots. */
export function parOf(deal: DailyDeal): number {
  const { terms, seed } = deal;
  const makers = deal.bots.map((bot) => botNamed(bot ?? PAR)!);
  const played = playGame({ terms, bots: seatBots(terms, makers, seed), seed });
  if (played instanceof Promise) throw new Error('a bot of ours does not answer at once');
  return played.totals[scorerOf(deal)]!;
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
