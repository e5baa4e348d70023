import {
  copyState,
  determinize,
  heldCount,
  openingFor,
  termsFor,
  type Action,
  type Random,
  type Seat,
  type State,
  type Terms,
  type View,
} from '@hand-and-foot/engine';
import { answerFor } from './answering.ts';
import type { Bot, MakeBot, Seen } from './bot.ts';
import { chanceless } from './chanceless.ts';
import { dangers } from './danger.ts';
import { beginnings } from './drawing.ts';
import { newMind, remember, type Mind, type Recall } from './memory.ts';
import { outlookFor, type Outlook } from './outlook.ts';
import { newDesk, OUT, planTurn, type Desk, type Plan } from './plans.ts';
import { newProspects, type Prospects } from './prospects.ts';
import { unseenOf } from './unseen.ts';
import type { Weights } from './weights.ts';

/** What tells one player from another. */
export interface Level {
  readonly weights: Weights;
  readonly recall: Recall;
  /** How many ways to play a turn are followed side by side. */
  readonly width: number;
}

/** One player at one table. */
interface Thinker {
  readonly terms: Terms;
  readonly seat: Seat;
  /** The same rules without an oath to keep: whoever plans to go out keeps it anyway, and is not asked at every step. */
  readonly freely: Terms;
  readonly random: Random;
  readonly level: Level;
  readonly mind: Mind;
  readonly prospects: Prospects;
  desk: Desk | undefined;
  /** What is left of the turn it planned, and how many cards it will hold then. */
  pending: readonly Action[];
  holds: number;
}

/** A player that plans whole turns and weighs what they lead to. */
export function brain(level: Level): MakeBot {
  return (terms, seat, random): Bot => {
    const thinker: Thinker = {
      terms,
      seat,
      freely: withoutOath(terms),
      random,
      level,
      mind: newMind(terms, level.recall),
      prospects: newProspects(terms),
      desk: undefined,
      pending: [],
      holds: 0,
    };
    return {
      watches: true,
      decide(seen) {
        remember(thinker.mind, seen.since);
        return decide(thinker, seen);
      },
    };
  };
}

function withoutOath(terms: Terms): Terms {
  const { rules, players, seating } = terms;
  if (rules.permission !== 'binding') return terms;
  return termsFor({ ...rules, permission: 'asked' }, { players, seating });
}

function decide(thinker: Thinker, seen: Seen): Action {
  const { legal } = seen;
  const first = legal[0]!;
  if (first.do === 'grab') return legal[thinker.random.below(legal.length)]!;
  if (legal.length === 1) return first;
  if (first.do === 'chooseHand') return chooseHand(thinker.terms, seen);
  return goOn(thinker, seen.view) ?? think(thinker, seen);
}

/** The next step of the turn as it was planned, if there is one. */
function goOn(thinker: Thinker, view: View): Action | undefined {
  const { pending, seat } = thinker;
  const [step, ...rest] = pending;
  const hand = view.hands[seat]!;
  const asPlanned =
    step !== undefined &&
    view.phase === 'play' &&
    view.turn === seat &&
    view.asked === undefined &&
    typeof hand !== 'number' &&
    hand.length === thinker.holds;
  if (!asPlanned) return undefined;
  thinker.pending = rest;
  thinker.holds -= cardsIn(step);
  return step;
}

function think(thinker: Thinker, seen: Seen): Action {
  const { terms, seat, mind, level } = thinker;
  const { view, legal } = seen;
  const first = legal[0]!;
  thinker.pending = [];
  if (legal.every((action) => action.do === 'draw')) return first;
  const world = determinize(thinker.freely, view, chanceless);
  const unseen = unseenOf(terms, view);
  const look = outlookFor(
    world,
    seat,
    unseen,
    openingFor(world, seat),
    level.weights,
    thinker.prospects,
  );
  const desk = (thinker.desk ??= newDesk(world, level.width));
  if (first.do === 'answer') return { do: 'answer', yes: answerFor(world, look).yes };
  if (view.phase === 'draw') return beginnings(world, view, legal, look, mind, desk)[0]!.action;
  const bound = view.permission === 'yes' && thinker.terms.rules.permission === 'binding';
  const { steps } = bestPlan(world, look, mind, desk, seen, bound);
  const step = steps[0] ?? first;
  thinker.pending = steps.slice(1);
  thinker.holds = heldCount(world, seat) - cardsIn(step);
  return step;
}

/** The best of playing on and, where one may ask for it, going out. */
function bestPlan(
  world: State,
  look: Outlook,
  mind: Mind,
  desk: Desk,
  seen: Seen,
  bound: boolean,
): Plan {
  const danger = dangers(world, look, mind, seen.view.discards);
  if (bound) return planTurn(world, look, danger, desk, OUT);
  const plan = planTurn(world, look, danger, desk);
  if (!seen.legal.some((action) => action.do === 'askToGoOut')) return plan;
  const allowed = copyState(world);
  allowed.permission = 'yes';
  const out = planTurn(allowed, look, danger, desk, OUT);
  return out.value > plan.value ? { ...out, steps: [{ do: 'askToGoOut' }] } : plan;
}

function cardsIn(step: Action): number {
  switch (step.do) {
    case 'layDown':
      return step.lay.reduce((sum, { cards }) => sum + cards.length, 0);
    case 'cap':
    case 'discard':
      return 1;
    default:
      return 0;
  }
}

/** The sooner a dear card is held, the sooner it can be got rid of or used. */
function chooseHand(terms: Terms, { view, legal }: Seen): Action {
  let best = legal[0]!;
  let most = -Infinity;
  for (const action of legal) {
    const bottom = action.do === 'chooseHand' ? view.bottoms?.[action.stack] : undefined;
    const worth = bottom === undefined ? 0 : terms.caught[terms.pack.kindOf[bottom]!]!;
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
