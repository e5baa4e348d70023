import { botNamed, type Bot } from '@hand-and-foot/bots';
import { seeded, termsFor, type Action, type Event } from '@hand-and-foot/engine';
import type { FromThinker, Making, ToThinker } from './talk.ts';

type Question = Extract<ToThinker, { is: 'ask' }>;

interface Living {
  readonly bot: Bot;
  /** Used when there's no time: looks at only one way to play a turn. */
  readonly quick: () => Bot;
  /** Events it missed because its stand-in answered. */
  unseen: readonly Event[];
  /** Whether the stand-in has begun this turn. A bot that plans a turn plays it to the end. */
  isRelieved: boolean;
}

const QUICK = 'casual';
/** Nobody would remember more than this. */
const MOST_UNSEEN = 1000;

/** Runs the bots that live here, by messages. `now` is a clock in milliseconds. */
export function newThinker(
  say: (message: FromThinker) => void,
  now: () => number,
  named: typeof botNamed = botNamed,
): (message: ToThinker) => void {
  const bots = new Map<number, Living>();

  async function answer(asked: Question): Promise<void> {
    const { question } = asked;
    const began = now();
    try {
      const action = await decide(bots.get(asked.bot)!, asked);
      say({ question, spent: now() - began, action });
    } catch (error) {
      say({ question, spent: now() - began, trouble: String(error) });
    }
  }

  return (message) => {
    switch (message.is) {
      case 'make':
        bots.set(message.bot, born(message.making, named));
        break;
      case 'ask':
        void answer(message);
        break;
      case 'refused':
        bots.get(message.bot)?.bot.refused?.(message.refusal);
        break;
      case 'rest':
        bots.delete(message.bot);
        break;
    }
  };
}

function decide(living: Living, { seen, quickly }: Question): Action | Promise<Action> {
  const isNewTurn = seen.since.some(({ event }) => event === 'turnEnded');
  living.isRelieved = quickly || (living.isRelieved && !isNewTurn);
  const since = [...living.unseen, ...seen.since];
  living.unseen = living.isRelieved ? since.slice(-MOST_UNSEEN) : [];
  return living.isRelieved ? living.quick().decide(seen) : living.bot.decide({ ...seen, since });
}

function born(
  { name, rules, players, seating, seat, seed }: Making,
  named: typeof botNamed,
): Living {
  const terms = termsFor(rules, { players, seating });
  let quick: Bot | undefined;
  return {
    bot: named(name)!(terms, seat, seeded(seed)),
    quick: () => (quick ??= named(QUICK)!(terms, seat, seeded(`${seed}/quick`))),
    unseen: [],
    isRelieved: false,
  };
}
