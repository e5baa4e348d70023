import { botNamed, type Bot } from '@hand-and-foot/bots';
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
}

export interface Beginning {
  state: State;
  events: readonly Event[];
}

export function begin({ terms, seed }: Seated): Beginning {
  return startGame(terms, seeded(`${seed}/1`));
}

export function matchFrom(
  seated: Seated,
  beginning: Beginning,
  write: (lines: readonly string[]) => void,
): Match {
  let { state } = beginning;
  const bots = seated.bots.map((name, seat) =>
    name === undefined ? undefined : botAt(seat, name),
  );
  const seen: Event[][] = seated.names.map(() => []);
  tell(beginning.events);

  function botAt(seat: Seat, name: string): Bot {
    const make = botNamed(name);
    if (!make)
      throw new Complaint(`There is no bot "${name}" to go on with; it was renamed or removed.`);
    // A bot that is woken in the middle of a game must not repeat the chances it had at its start.
    const { round, turn, discards } = state;
    return make(
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
    const action = await bot.decide({ view: viewFor(state, seat), legal, since: newsOf(seat) });
    const refusal = commit(seat, action);
    if (!refusal) return;
    bot.refused?.(refusal);
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
  };
}
