import { NoAnswer, type Bot, type Seen } from '@hand-and-foot/bots';
import {
  actor,
  apply,
  eventFor,
  legalActions,
  seeded,
  startGame,
  startRound,
  viewFor,
  type Action,
  type Event,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { actionLine, resultLines } from '@hand-and-foot/record';
import { choosePlayer, isBot, type Player } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import type { Seated } from './seated.ts';

/** A game under way. Every action is written down before anybody hears of it. */
export interface Match {
  readonly seated: Seated;
  readonly state: State;
  /** Plays your action, or says why not. */
  act(action: Action): Refusal | undefined;
  /** Lets the bots play until you must act or the round is over. */
  letBotsPlay(): Promise<void>;
  dealNextRound(): void;
  /** What you have seen happen since this was last called. */
  news(): Event[];
  /** Lets bots that are programs go. */
  close(): Promise<void>;
}

/** What a match does outside itself. */
interface Ports {
  write: (lines: readonly string[]) => void;
  /** Says what went wrong with a bot. */
  notice: (sentence: string) => void;
}

/** How long a program may think, in seconds, while a person waits. */
const PATIENCE = 10;

export interface Beginning {
  state: State;
  events: readonly Event[];
}

export function begin({ terms, seed }: Seated): Beginning {
  return startGame(terms, seeded(`${seed}/1`));
}

export function matchFrom(seated: Seated, beginning: Beginning, { write, notice }: Ports): Match {
  let { state } = beginning;
  const players = seated.bots.map((name) =>
    name === undefined ? undefined : playerNamed(name, seated, notice),
  );
  const bots = players.map((player, seat) => player && botAt(seat, player));
  const seen: Event[][] = seated.names.map(() => []);
  tell(beginning.events);

  function botAt(seat: Seat, player: Player): Bot {
    // A bot that is woken in the middle of a game must not repeat the chances it had at its start.
    const { round, turn, discards } = state;
    return player.make(
      seated.terms,
      seat,
      seeded(`${seated.seed}/bot/${seat}/${round}/${turn}/${discards}`),
    );
  }

  function tell(events: readonly Event[]): void {
    seen.forEach((list, seat) => {
      if (seat === seated.you || bots[seat]?.watches)
        list.push(...events.map((event) => eventFor(event, seat)));
    });
  }

  function newsOf(seat: Seat): Event[] {
    return seen[seat]!.splice(0);
  }

  function commit(seat: Seat, action: Action): Refusal | undefined {
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return outcome.refusal;
    const lines = [actionLine(state, seat, action)];
    if (outcome.state.phase === 'over') lines.push(...resultLines(outcome.state));
    write(lines);
    ({ state } = outcome);
    tell(outcome.events);
    return undefined;
  }

  async function letBotPlay(seat: Seat, bot: Bot): Promise<void> {
    const legal = legalActions(state);
    const view = viewFor(state, seat);
    const action = await answerOf(bot, { view, legal, since: newsOf(seat) });
    const refusal = action && commit(seat, action);
    if (action && !refusal) return;
    if (refusal) bot.refused?.(refusal);
    commit(seat, legal[0]!);
  }

  return {
    seated,
    get state() {
      return state;
    },
    act: (action) => commit(seated.you, action),
    async letBotsPlay() {
      for (;;) {
        if (state.phase === 'over') return;
        const seat = actor(state);
        const bot = bots[seat];
        if (!bot) return;
        await letBotPlay(seat, bot);
      }
    },
    dealNextRound() {
      const begun = startRound(state, seeded(`${seated.seed}/${state.round + 1}`));
      ({ state } = begun);
      tell(begun.events);
    },
    news: () => newsOf(seated.you),
    async close() {
      await Promise.all(players.map(async (player) => player?.close()));
    },
  };
}

function playerNamed(name: string, seated: Seated, notice: Ports['notice']): Player {
  if (!isBot(name))
    throw new Complaint(`There is no bot "${name}" to go on with; it was renamed or removed.`);
  const { ruleSet, names: seats } = seated;
  return choosePlayer(name, { ruleSet, seats, execTimeout: PATIENCE, notice });
}

/** Undefined where a program has none. */
async function answerOf(bot: Bot, seen: Seen): Promise<Action | undefined> {
  try {
    return await bot.decide(seen);
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}
