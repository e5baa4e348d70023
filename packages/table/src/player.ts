import { answerOf, instead, type BotAnswer, type Bot, type Seen } from '@hand-and-foot/bots';
import {
  actor,
  actors,
  eventFor,
  legalActions,
  seeded,
  viewFor,
  type Event,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { isLeftToBots, stillAsked, type Pace } from '@hand-and-foot/protocol';
import type { Clock, Ports } from './ports.ts';
import { prospectOf, type Allowed, type Sitting } from './sitting.ts';

/** A bot in its seat. It is shown what a person there would be shown, and nothing else. */
export interface Player {
  /** Undefined where no such bot is known any more. */
  readonly bot: Bot | undefined;
  readonly seat: Seat;
  /** Events it hasn't been shown yet. */
  unseen: Event[];
}

/** Milliseconds before a bot begins its turn; it goes on with it in half the time. */
const PAUSE: Record<Pace, number> = { calm: 700, normal: 400, quick: 150 };

/** The pauses a bot lets pass after a person's turn: enough to notice a slip and undo it, about 5 seconds at most tables. */
const PAUSES_TO_UNDO = 12;

/** How long a bot may think, in milliseconds, before an action is chosen for it. */
const PATIENCE = 10_000;

/** Seats the bot that holds the seat; `seen` is what the seat has seen of this round. */
export function seatPlayer(
  sitting: Sitting,
  seat: Seat,
  seen: readonly Event[],
  ports: Ports,
): Player {
  const holder = sitting.seats[seat]!;
  const make = holder.is === 'bot' ? ports.botFor(holder.level, holder.temperament) : undefined;
  // A bot that sits down later must not repeat the chances of the one before it.
  const random = seeded(`${sitting.seed}/bot/${seat}/${sitting.seq}`);
  const player: Player = { bot: make?.(sitting.terms, seat, random), seat, unseen: [] };
  show(player, seen);
  return player;
}

export function show({ bot, seat, unseen }: Player, events: readonly Event[]): void {
  if (bot?.watches) unseen.push(...events.map((event) => eventFor(event, seat)));
}

/** The seat whose bot is to act; undefined while a person must, or nobody. */
export function botToAct({ seats, state, closed, sharing, request }: Sitting): Seat | undefined {
  if (!state || closed || state.phase === 'over') return undefined;
  // A bot that shows something would answer for the others.
  if (stillAsked(seats, request).length > 0) return undefined;
  // Friends find their game where they left it, not played to its end by bots.
  if (sharing && isLeftToBots(seats)) return undefined;
  const isBots = (seat: Seat): boolean => seats[seat]!.is === 'bot';
  return actors(state).every(isBots) ? actor(state) : undefined;
}

export function pauseBefore({ seq, turnBegan, table, backSteps, seats }: Sitting): number {
  const pause = PAUSE[table.pace];
  const last = backSteps.at(-1);
  // A bot that shows something makes the person's turn final. Where a bot plays for somebody, nobody is there to undo.
  if (last && seats[last.seat]!.is === 'person') return pause * PAUSES_TO_UNDO;
  return seq === turnBegan || last ? pause : pause / 2;
}

export async function answerIn(player: Player, state: State, clock: Clock): Promise<BotAnswer> {
  const { bot, seat, unseen } = player;
  if (!bot) return { error: 'unknown' };
  player.unseen = [];
  const seen: Seen = { view: viewFor(state, seat), legal: legalActions(state), since: unseen };
  return new Promise((resolve) => {
    const callOff = clock.wake(clock.now() + PATIENCE, () => resolve({ error: 'late' }));
    void Promise.resolve(answerOf(bot, seen)).then((answer) => {
      callOff();
      resolve(answer);
    });
  });
}

/** The answer's action. Without a good one the table plays on, and reports it. */
export function judgeAnswer(
  sitting: Sitting,
  { bot, seat }: Player,
  answer: BotAnswer,
  ports: Ports,
): Allowed {
  if ('error' in answer) {
    ports.report?.({ fault: 'botSilent', seat, error: answer.error });
    return playedInstead(sitting, seat, answer, ports);
  }
  const { action } = answer;
  const change = { entry: 'acted', seat, action } as const;
  const prospect = prospectOf(sitting, change, ports.deal);
  if (prospect.ok) return { change, prospect };
  ports.report?.({ fault: 'botRefused', seat, did: action.do, why: prospect.refusal.why });
  bot?.refused?.(prospect.refusal);
  return playedInstead(sitting, seat, answer, ports);
}

function playedInstead(sitting: Sitting, seat: Seat, answer: BotAnswer, ports: Ports): Allowed {
  const chance = seeded(`${sitting.seed}/instead/${sitting.seq}`);
  const action = instead(legalActions(sitting.state!), answer, chance);
  const change = { entry: 'acted', seat, action } as const;
  const prospect = prospectOf(sitting, change, ports.deal);
  if (!prospect.ok) throw new Error(`a listed action is refused: ${prospect.refusal.why}`);
  return { change, prospect };
}
