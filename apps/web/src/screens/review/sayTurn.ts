import {
  apply,
  discardsTaken,
  positionOf,
  sideOf,
  type Action,
  type State,
} from '@hand-and-foot/engine';
import type { Replay } from '@hand-and-foot/record';
import { laysLess, parting, type ReviewedTurn } from '@hand-and-foot/review';
import { asPlayed } from '@hand-and-foot/rulesets';
import { uncapitalised, type Context } from '@hand-and-foot/words';
import { speech } from '../../parts/words/wording.ts';
import { stateAt } from '../replay/record/steps.ts';
import { isYou } from './isYou.ts';
import { words } from './words.ts';

/** "Ana drew 2 and discarded 5♦." */
export function sayPlayed(replay: Replay, turn: ReviewedTurn): string {
  const events = replay.steps.slice(turn.from, turn.to + 1).flatMap((step) => step.events);
  const you = isYou(replay.header.seats[turn.seat]!) ? { you: turn.seat } : {};
  const context = { ...contextAt(replay, turn, stateAt(replay, turn.to)), ...you };
  return speech.value.sayTurn(events, context) ?? '';
}

/** The bot's way from the first step that differs: "Add 2 kings, then discard 5♦." Empty if none does. */
export function sayBest(replay: Replay, turn: ReviewedTurn): string {
  const { seat, played, best, from } = turn;
  const same = parting(best, played);
  if (same < 0) return '';
  let state = stateAt(replay, from + same - 1);
  const said: string[] = [];
  for (const action of best.slice(same)) {
    said.push(sayStep(contextAt(replay, turn, state), state, action));
    const outcome = apply(state, seat, action);
    if (!outcome.ok) break;
    ({ state } = outcome);
  }
  const way = words.value.steps(said.map((step, at) => (at === 0 ? step : uncapitalised(step))));
  return laysLess(best, played) ? words.value.just(uncapitalised(way)) : way;
}

/** Why the bot plays it that way. */
export function sayBecause(replay: Replay, turn: ReviewedTurn): string {
  const state = stateAt(replay, turn.from - 1);
  return speech.value.sayReason(turn.because, {
    ...contextAt(replay, turn, state),
    you: turn.seat,
  });
}

function sayStep(context: Context, state: State, action: Action): string {
  const taking = [...positionOf(state).discards].reverse().slice(0, discardsTaken(state));
  return speech.value.sayAction(action, { ...context, taking }).text;
}

function contextAt({ header }: Replay, { seat, round }: ReviewedTurn, state: State): Context {
  const { ruleSet, terms, seats: names } = header;
  const melds = positionOf(state).melds[sideOf(state, seat)]!;
  return { ruleSet: asPlayed(ruleSet, terms), pack: terms.pack, names, round, melds };
}
