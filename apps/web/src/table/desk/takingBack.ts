import type { Kind } from '@hand-and-foot/engine';
import { lastOwnStep, whoIsAsked } from '@hand-and-foot/protocol';
import type { TableLink } from '../link/tableLink.ts';
import type { DeskMoment } from './deskMoment.ts';
import { meldsIn, type Bench } from './placing.ts';
import {
  judgeStaging,
  meldOf,
  ownMeldCount,
  NOTHING_STAGED,
  withoutLastCard,
  withoutMeld,
  withoutStep,
  type Staging,
  type StagedStep,
} from './staging.ts';

/** The next thing that Undo takes back: a card put down here, or a step played at the table, which others may be asked. */
export function whatToTakeBack(
  { bench, seat }: DeskMoment,
  { known }: TableLink,
): 'staged' | 'played' | 'asked' | undefined {
  if (bench.value.staging.steps.length > 0) return 'staged';
  const { backSteps, seats, shared } = known.value;
  if (lastOwnStep(backSteps, seat) === undefined || shared?.takeBack) return undefined;
  return shared && whoIsAsked(seats, seat).length > 0 ? 'asked' : 'played';
}

/** Whether a bot on this device holds still so that your last step can be undone. */
export function doesBotWait(moment: DeskMoment, link: TableLink): boolean {
  const { seats, shared, backSteps } = link.known.value;
  if (shared || backSteps.at(-1)?.seat !== moment.seat) return false;
  return seats[moment.told.value.turn]?.is === 'bot';
}

/** The staging without its last step. */
export function withoutLast({ state, seat, staging }: Bench): Staging {
  const { takes, steps } = staging;
  return left(takes, withoutStep(steps, steps.length - 1, ownMeldCount(state, seat)));
}

/**
 * The staging without one card of this slot; undefined if there is none. If the rest is too little to stay alone, all
 * of it comes back.
 */
export function withoutOneOf(bench: Bench, slot: Kind): Staging | undefined {
  const { state, seat, staging } = bench;
  const { takes, steps } = staging;
  const there = ownMeldCount(state, seat);
  const meld = meldsIn(bench, slot).find((on) => steps.some((step) => meldOf(step) === on));
  if (meld === undefined) return undefined;
  const less = left(takes, withoutLastCard(steps, meld, there));
  if (less === NOTHING_STAGED || judgeStaging(state, seat, less).is !== 'refused') return less;
  return left(takes, withoutMeld(steps, meld, there));
}

/** Without its first step nothing pays for the pile, so it stays. */
function left(takes: boolean, steps: readonly StagedStep[]): Staging {
  return steps.length === 0 ? NOTHING_STAGED : { takes, steps };
}
