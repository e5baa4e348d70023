import type { Bot, MakeBot } from './bot.ts';
import { brain, type Level } from './brain.ts';
import { LEARNER } from './learner.ts';
import { LEARNED_ON } from './net/learnedOn.ts';
import { MOST_RANKS, type Net } from './net/net.ts';
import { loadNet, netAtHand } from './net/netAtHand.ts';
import { netPicker } from './net/picker.ts';
import { isWithin } from './net/span.ts';

/** The best plans that the net sees: more than in the games it learned from, which makes it stronger. */
const CHOICES = 160;

/** The learning player looking farther: the plan that is best by its own value often isn't the best. */
const PICKING: Level = { ...LEARNER, width: 48, trials: 4000 };

/** A player whose plans the learned net picks; the level by hand under rules unlike those it learned. */
export function learned(level: Level): MakeBot {
  const byHand = brain(level);
  return (terms, seat, random) => {
    if (terms.ranks.length > MOST_RANKS || !isWithin(terms, LEARNED_ON))
      return byHand(terms, seat, random);
    const make = (net: Net): Bot => brain(pickingBy(net))(terms, seat, random);
    const net = netAtHand();
    return net ? make(net) : waitingFor(async () => make(await loadNet()));
  };
}

/** That player with the net to pick its plans. */
export function pickingBy(net: Net): Level {
  return { ...PICKING, picker: netPicker(net, CHOICES) };
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
