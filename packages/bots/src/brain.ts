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
  type Card,
} from '@hand-and-foot/engine';
import { answerFor } from './answering.ts';
import type { Bot, MakeBot, Seen } from './bot.ts';
import { chanceless } from './chanceless.ts';
import { dangers } from './danger.ts';
import { beginnings, type Beginning } from './drawing.ts';
import { explainAnswer, explainBeginning, explainStep } from './explain.ts';
import { byHand, type Judge, type MakeJudge } from './judge.ts';
import { newMind, remember, type Mind, type Recall } from './memory.ts';
import { outlookFor, type Outlook } from './outlook.ts';
import { pacesOf } from './pace.ts';
import { phasesFor, type Habits, type Phases } from './phases.ts';
import {
  BEST,
  newWorkspace,
  NO_PLAN,
  OUT,
  planTurn,
  planWays,
  type Workspace,
  type Plan,
} from './plans.ts';
import type { MakePicker, Picker, Spot } from './net/picker.ts';
import { newStage } from './playout.ts';
import { newProspects, type Prospects } from './prospects.ts';
import type { Reason } from './reason.ts';
import { bestChoice, imagine, nearBest, type Choice, type Depth } from './search.ts';
import { unseenOf } from './unseen.ts';

/** The habits that tell one player from another. */
export interface Level extends Habits {
  readonly recall: Recall;
  /** How many ways to play a turn are followed side by side. */
  readonly width: number;
  /** Most layings it tries for a turn, if not as many as all others. */
  readonly trials?: number;
  /** How it weighs what its plans lead to; by hand where nothing is said. */
  readonly judge?: MakeJudge;
  /** How much it imagines before it acts, if it does. */
  readonly depth?: Depth;
  /** Picks one of its best plans, instead of imagining. */
  readonly picker?: MakePicker;
}

/** One player at one table. */
interface Thinker {
  readonly terms: Terms;
  /** The same rules without the binding yes: a plan to go out keeps it anyway, so steps needn't check it. */
  readonly freely: Terms;
  readonly seat: Seat;
  readonly random: Random;
  readonly level: Level;
  readonly phases: Phases;
  readonly mind: Mind;
  readonly prospects: Prospects;
  readonly picker: Picker | undefined;
  /** The rest of its planned turn, and how many cards it will hold then. */
  pending: readonly Action[];
  holds: number;
}

/** An action, and its reason if somebody asks. */
interface Thought {
  readonly action: Action;
  readonly because: () => Reason;
}

/** A player that plans whole turns and weighs what they lead to. */
export function brain(level: Level): MakeBot {
  return (terms, seat, random): Bot => {
    const phases = phasesFor(level, terms);
    // Made beforehand, so that no decision has to wait for them.
    for (let round = 1; round < terms.draws.length; round++) pacesOf(terms, level.weights, round);
    const thinker: Thinker = {
      terms,
      freely: withoutOath(terms),
      seat,
      random,
      level,
      phases,
      mind: newMind(terms, level.recall),
      prospects: newProspects(terms),
      picker: level.picker?.(terms),
      pending: [],
      holds: 0,
    };
    return {
      watches: true,
      decide: (seen) => think(thinker, seen).action,
      advise(seen) {
        const { action, because } = think(thinker, seen);
        return { action, reason: because() };
      },
    };
  };
}

function withoutOath(terms: Terms): Terms {
  const { rules, players, seating } = terms;
  if (rules.permission !== 'binding') return terms;
  return termsFor({ ...rules, permission: 'asked' }, { players, seating });
}

function think(thinker: Thinker, seen: Seen): Thought {
  remember(thinker.mind, seen.since);
  const { legal } = seen;
  const first = legal[0]!;
  if (first.do === 'grab')
    return {
      action: legal[thinker.random.below(legal.length)]!,
      because: () => ({ why: 'byEye' }),
    };
  if (first.do === 'chooseHand') return chooseHand(thinker.terms, seen);
  return goOn(thinker, seen) ?? thinkAnew(thinker, seen);
}

/** The next step of the turn as it was planned, if there is one. */
function goOn(thinker: Thinker, seen: Seen): Thought | undefined {
  const { pending, seat } = thinker;
  const [step, ...rest] = pending;
  if (step === undefined) return undefined;
  const { view } = seen;
  const hand = view.hands[seat]!;
  const asPlanned =
    view.phase === 'play' &&
    view.turn === seat &&
    view.asked === undefined &&
    typeof hand !== 'number' &&
    hand.length === thinker.holds &&
    // Cards that came for others laid at once make another plan.
    !seen.since.some((event) => event.event === 'replaced' && event.seat === seat) &&
    holdsAll(hand, step);
  if (!asPlanned) return undefined;
  thinker.pending = rest;
  thinker.holds -= cardsIn(step);
  return { action: step, because: () => reasonFor(thinker, view, step) };
}

function reasonFor(thinker: Thinker, view: View, step: Action): Reason {
  const world = determinize(thinker.freely, view, chanceless);
  return explainIn(thinker, view, world, lookAt(thinker, view, world), step);
}

function explainIn(
  { mind }: Thinker,
  view: View,
  world: State,
  look: Outlook,
  step: Action,
): Reason {
  return explainStep(world, look, dangers(world, look, mind, view.discards), step);
}

function judgeOf(
  { level, mind }: Thinker,
  world: State,
  look: Outlook,
  discards: readonly Card[],
): Judge {
  return (level.judge ?? byHand)({ world, look, mind, discards });
}

function lookAt({ terms, seat, phases, prospects }: Thinker, view: View, world: State): Outlook {
  const opening = openingFor(world, seat);
  return outlookFor(world, seat, unseenOf(terms, view), opening, phases, prospects);
}

function thinkAnew(thinker: Thinker, seen: Seen): Thought {
  const { legal } = seen;
  const first = legal[0]!;
  thinker.pending = [];
  if (legal.every((action) => action.do === 'draw'))
    return { action: first, because: () => ({ why: 'nothingToTake' }) };
  if (legal.length === 1) return { action: first, because: () => ({ why: 'onlyChoice' }) };
  const { view } = seen;
  const world = determinize(thinker.freely, view, chanceless);
  const look = lookAt(thinker, view, world);
  if (first.do === 'answer') {
    const answer = answerFor(world, look, thinker.mind.refusals[thinker.seat]!);
    return {
      action: { do: 'answer', yes: answer.yes },
      because: () => explainAnswer(answer),
    };
  }
  return view.phase === 'draw'
    ? beginTurn(thinker, seen, world, look)
    : playTurn(thinker, seen, world, look);
}

function beginTurn(thinker: Thinker, { view, legal }: Seen, world: State, look: Outlook): Thought {
  const judgeFor = (state: State, discards: readonly Card[]): Judge =>
    judgeOf(thinker, state, look, discards);
  const ways = beginnings(world, view, legal, look, judgeFor, roomOf(thinker, world));
  const chosen = begunBest(thinker, view, world, look, ways);
  const others = ways.filter(({ action }) => action !== chosen.action);
  return {
    action: chosen.action,
    because: () => explainBeginning(look, world, [chosen, ...others]),
  };
}

/** The best beginning; a picker compares tables, so it must know where each leads but the draw. */
function begunBest(
  thinker: Thinker,
  view: View,
  world: State,
  look: Outlook,
  ways: readonly Beginning[],
): Beginning {
  const isKnown = ways.every(({ action, rest }) => action.do === 'draw' || rest.length > 0);
  if (!thinker.picker || !isKnown)
    return imagined(
      thinker,
      view,
      world,
      ways.map((way) => ({ ...way, steps: [way.action] })),
    );
  const choices = ways.map((way) => ({
    ...way,
    steps: way.action.do === 'draw' ? [] : [way.action, ...way.rest],
  }));
  return thinker.picker.pick(choices, spotOf(thinker, view, world, look));
}

function spotOf({ mind, terms }: Thinker, view: View, world: State, look: Outlook): Spot {
  return { world, look, mind, unseen: unseenOf(terms, view) };
}

function playTurn(thinker: Thinker, seen: Seen, world: State, look: Outlook): Thought {
  const { view, legal } = seen;
  const { steps } = bestPlan(thinker, seen, world, look);
  const step = steps[0] ?? legal[0]!;
  thinker.pending = steps.slice(1);
  thinker.holds = heldCount(world, look.seat) - cardsIn(step);
  return { action: step, because: () => explainIn(thinker, view, world, look, step) };
}

/** The better of playing on and, if the seat may ask for it, going out. */
function bestPlan(thinker: Thinker, { view, legal }: Seen, world: State, look: Outlook): Plan {
  const room = roomOf(thinker, world);
  const judge = judgeOf(thinker, world, look, view.discards);
  const bound = view.permission === 'yes' && thinker.freely !== thinker.terms;
  if (bound) return planTurn(world, look, judge, room, OUT);
  const plans = thinker.picker?.choices ?? thinker.level.depth?.choices ?? 1;
  const wanted = { ...BEST, plans, trials: thinker.level.trials ?? BEST.trials };
  const choices: (Plan & Choice)[] = planWays(world, look, judge, room, wanted);
  if (legal.some((action) => action.do === 'askToGoOut')) {
    const allowed = copyState(world);
    allowed.permission = 'yes';
    const out = planTurn(allowed, look, judge, room, OUT);
    if (out.steps.length > 0) choices.push({ ...out, asks: true });
  }
  if (choices.length === 0) return NO_PLAN;
  const chosen = thinker.picker
    ? thinker.picker.pick(choices, spotOf(thinker, view, world, look))
    : imagined(thinker, view, world, choices);
  return chosen.asks ? { ...chosen, steps: [{ do: 'askToGoOut' }] } : chosen;
}

/** The best of the choices: by imagining where they lead if the level does, else by their own look. */
function imagined<T extends Choice>(
  thinker: Thinker,
  view: View,
  world: State,
  choices: readonly T[],
): T {
  const { freely, level, mind, phases, prospects, random, seat, terms } = thinker;
  const sorted = [...choices].sort((a, b) => b.value - a.value);
  if (!level.depth) return sorted[0]!;
  const near = nearBest(sorted, level.depth);
  if (near.length === 1) return near[0]!;
  const stage = newStage(world, phases, prospects, mind, unseenOf(terms, view));
  const worlds = imagine(freely, view, mind, random, level.depth.worlds);
  return bestChoice(near, worlds, stage, seat, level.depth);
}

/** Room to think in for everybody at a table: nobody thinks while another does. */
const rooms = new WeakMap<Terms, Map<number, Workspace>>();

function roomOf({ level: { width } }: Thinker, world: State): Workspace {
  const { terms } = world;
  const ofTable = rooms.get(terms) ?? new Map<number, Workspace>();
  rooms.set(terms, ofTable);
  const room = ofTable.get(width) ?? newWorkspace(world, width);
  ofTable.set(width, room);
  return room;
}

/** Whether the hand has the step's cards: some may have gone to the table, and others come for them. */
function holdsAll(hand: readonly Card[], step: Action): boolean {
  const left = [...hand];
  return cardsNamed(step).every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function cardsNamed(step: Action): Card[] {
  if (step.do === 'discard') return [step.card];
  return step.do === 'layDown' ? step.lay.flatMap(({ cards }) => cards) : [];
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

/** An expensive card is better held early: it can be used or discarded sooner. */
function chooseHand(terms: Terms, { view, legal }: Seen): Thought {
  let action = legal[0]!;
  let most = -Infinity;
  let reason: Reason = { why: 'anyStack' };
  for (const choice of legal) {
    if (choice.do !== 'chooseHand') continue;
    const card = view.bottoms?.[choice.stack];
    // Dear cards are better played early.
    const seen = view.seen?.[choice.stack] ?? (card === undefined ? [] : [card]);
    const worth = seen.reduce((sum, each) => sum + terms.caught[terms.pack.kindOf[each]!]!, 0);
    if (seen.length === 0 || worth < most) continue;
    if (worth === most) {
      reason = { why: 'anyStack' };
      continue;
    }
    most = worth;
    action = choice;
    if (card !== undefined) reason = { why: 'dearBottom', card };
  }
  return { action, because: () => reason };
}
