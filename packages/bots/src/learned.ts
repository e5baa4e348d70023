import type { Bot, MakeBot } from './bot.ts';
import { brain, type Level } from './brain.ts';
import { LEARNED_ON } from './net/learnedOn.ts';
import { MOST_RANKS, type Net } from './net/net.ts';
import { loadNet, netAtHand } from './net/netAtHand.ts';
import { netPicker } from './net/picker.ts';
import { isWithin } from './net/span.ts';

/** With less, it wins a little more under some rules, but feeds opponents piles that people can see coming. */
const TRUST = 1;
/** As many of the best plans as it saw in the games it learned from. */
const CHOICES = 12;

/** The level with the learned net in place of imagining; by hand under rules unlike those it learned. */
export function learned(level: Level): MakeBot {
  const byHand = brain(level);
  return (terms, seat, random) => {
    if (terms.ranks.length > MOST_RANKS || !isWithin(terms, LEARNED_ON))
      return byHand(terms, seat, random);
    const make = (net: Net): Bot => brain(pickingBy(net, level))(terms, seat, random);
    const net = netAtHand();
    return net ? make(net) : waitingFor(async () => make(await loadNet()));
  };
}

/** The level with the net to pick among its plans. */
export function pickingBy(net: Net, { depth: _depth, ...level }: Level, trust = TRUST): Level {
  return { ...level, picker: netPicker({ net, choices: CHOICES, trust }) };
}

/** A bot whose first decision waits until it can be made. */
export function waitingFor(load: () => Promise<Bot>): Bot {
  let bot: Bot | undefined;
  return {
    watches: true,
    decide: (seen) => bot?.decide(seen) ?? load().then((made) => (bot ??= made).decide(seen)),
    advise(seen) {
      if (!bot?.advise) throw new Error('load the net before anybody asks for advice');
      return bot.advise(seen);
    },
  };
}
