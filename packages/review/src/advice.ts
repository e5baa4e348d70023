import { botNamed, type Reason } from '@hand-and-foot/bots';
import {
  determinize,
  legalActions,
  seeded,
  viewFor,
  type Action,
  type Event,
} from '@hand-and-foot/engine';
import { actAs, endsStretch, isStill, type Knowledge } from './stretch.ts';
import type { Work } from './work.ts';

/** The strongest bot's way to play a stretch, and its reason for each step. */
export interface Advice {
  readonly actions: readonly Action[];
  readonly reasons: readonly Reason[];
}

/** Far more than any hand has cards. */
const MOST_STEPS = 60;

/**
 * The way the strongest bot would play on until it learns something new. `begun` are actions of the seat that
 * are settled already; it takes them up from there.
 */
export function* adviceFor(known: Knowledge, begun: readonly Action[] = []): Work<Advice> {
  const { terms, seat, view, seen } = known;
  const random = seeded(`best/${JSON.stringify(view)}`);
  const bot = botNamed('expert')!(terms, seat, random);
  const state = determinize(terms, view, random);
  const actions: Action[] = [];
  const reasons: Reason[] = [];
  let since: Event[] = [...seen];
  let isOver = false;
  const act = (action: Action): void => {
    const events = actAs(state, seat, action);
    isOver = endsStretch(events, seat) || !isStill(state, seat);
    since.push(...events);
  };
  begun.forEach(act);
  while (!isOver && actions.length < MOST_STEPS) {
    const { action, reason } = bot.advise!({
      view: viewFor(state, seat),
      legal: legalActions(state),
      since,
    });
    since = [];
    act(action);
    actions.push(action);
    reasons.push(reason);
    yield;
  }
  return { actions, reasons };
}
