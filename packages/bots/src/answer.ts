import type { Action, Random, Refusal, Seat } from '@hand-and-foot/engine';
import { NoAnswer, type Bot, type Seen } from './bot.ts';

/** A bot's answer, or what kept it from giving one. */
export type BotAnswer = { readonly action: Action } | { readonly error: unknown };

/** An answer that won't do. Every table plays an allowed action instead, and may say so or stop. */
export class BadAnswer extends Error {
  override name = 'BadAnswer';
  readonly seat: Seat;
  readonly round: number;
  /** The action and why it isn't allowed, or why there is none. */
  readonly answer:
    | { readonly action: Action; readonly refusal: Refusal }
    | { readonly error: unknown };

  constructor(seat: Seat, round: number, answer: BadAnswer['answer']) {
    super(
      'action' in answer
        ? `seat ${seat} may not ${answer.action.do}: ${answer.refusal.why}`
        : `seat ${seat} gave no answer: ${reasonIn(answer.error)}`,
    );
    this.seat = seat;
    this.round = round;
    this.answer = answer;
  }
}

function reasonIn(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Asks the bot: at once where it answers at once. */
export function answerOf(bot: Bot, seen: Seen): BotAnswer | Promise<BotAnswer> {
  try {
    const action = bot.decide(seen);
    return action instanceof Promise
      ? action.then(
          (given) => ({ action: given }),
          (error: unknown) => ({ error }),
        )
      : { action };
  } catch (error) {
    return { error };
  }
}

/** An allowed action in place of a bad answer: any but that one, by chance. */
export function instead(legal: readonly Action[], answer: BotAnswer, chance: Random): Action {
  const refused = 'action' in answer ? answer.action : undefined;
  const others = legal.filter((action) => action !== refused);
  return others[chance.below(others.length)]!;
}

/** Stops a game at the first bad answer. */
export function stopAt(bad: BadAnswer): never {
  throw bad;
}

/** Lets a game go on where a program outside didn't answer or isn't allowed to; a bot of ours that breaks is a bug. */
export function goOnUnlessBroken({ answer }: BadAnswer): void {
  if ('error' in answer && !(answer.error instanceof NoAnswer)) throw answer.error;
}
