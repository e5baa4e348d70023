import { botNamed, type Bot } from '@hand-and-foot/bots';
import { seeded, termsFor } from '@hand-and-foot/engine';
import type { FromThinker, Making, ToThinker } from './talk.ts';

/** The bots that live here, asked and answering by messages. */
export function newThinker(say: (message: FromThinker) => void): (message: ToThinker) => void {
  const bots = new Map<number, Bot>();

  async function answer({ bot, question, seen }: Extract<ToThinker, { is: 'ask' }>): Promise<void> {
    try {
      say({ question, action: await bots.get(bot)!.decide(seen) });
    } catch (error) {
      say({ question, trouble: String(error) });
    }
  }

  return (message) => {
    switch (message.is) {
      case 'make':
        bots.set(message.bot, made(message.making));
        break;
      case 'ask':
        void answer(message);
        break;
      case 'refused':
        bots.get(message.bot)?.refused?.(message.refusal);
        break;
      case 'rest':
        bots.delete(message.bot);
        break;
    }
  };
}

function made({ name, rules, players, seating, seat, seed }: Making): Bot {
  return botNamed(name)!(termsFor(rules, { players, seating }), seat, seeded(seed));
}
