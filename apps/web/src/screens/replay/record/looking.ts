import { positionOf, sideOf, type Position, type Seat, type State } from '@hand-and-foot/engine';
import type { Context } from '@hand-and-foot/words';
import { speech, wording } from '../../../parts/words/wording.ts';
import type { Replay } from '@hand-and-foot/record';
import { stateAt, turnSoFar } from './steps.ts';

/** A moment of a game, and who sees it. */
export interface Looking {
  readonly replay: Replay;
  readonly index: number;
  /** The viewing seat; undefined shows everybody's hands. */
  readonly seat: Seat | undefined;
  readonly state: State;
  readonly position: Position;
  readonly context: Context;
}

export function lookAt(replay: Replay, index: number, seat: Seat | undefined): Looking {
  const { header } = replay;
  const state = stateAt(replay, index);
  return {
    replay,
    index,
    seat,
    state,
    position: positionOf(state),
    context: {
      ruleSet: header.ruleSet,
      pack: header.terms.pack,
      names: header.seats,
      ...(seat === undefined ? {} : { you: seat }),
      round: state.round,
    },
  };
}

/** The latest events, in a sentence or two. */
export function tell({ replay, index, state, position, context }: Looking): string {
  const words = wording.value.replay;
  const { seat, events } = replay.steps[index]!;
  if (seat === undefined) return words.begins(state.round, context.names[state.starter]!);
  const melds = position.melds[sideOf(state, seat)]!;
  const turn = speech.value.sayTurn(turnSoFar(replay, index), { ...context, melds });
  const said =
    turn ?? events.flatMap((event) => speech.value.sayEvent(event, context) ?? []).join(' ');
  if (state.phase !== 'over') return said;
  const totals = position.totals.map((total) => speech.value.figure(total));
  return `${said} ${words.ended(speech.value.listed(totals))}`;
}
