import type { MakeBot } from '@hand-and-foot/bots';
import {
  legalActions,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Card,
  type Event,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { newThinker } from './think.ts';

const { rules } = ruleSetById('house')!;
const terms = termsFor(rules, { players: 4 });
const { state } = startGame(terms, seeded('a game'));
const turnEnded: Event = { event: 'turnEnded', seat: 0 };
const discarded = (card: Card): Event => ({ event: 'discarded', seat: 1, card, froze: false });

/** An expert and its stand-in; which of them was asked, and the events each was shown. */
function expert() {
  const asked: [name: string, ...seen: Event[]][] = [];
  const named =
    (name: string): MakeBot =>
    () => ({
      decide({ legal, since }) {
        asked.push([name, ...since]);
        return legal[0]!;
      },
    });
  const think = newThinker(
    () => undefined,
    () => 0,
    named,
  );
  const { players, seating } = terms;
  think({
    is: 'make',
    bot: 7,
    making: { name: 'expert', rules, players, seating, seat: 0, seed: '' },
  });
  const ask = (quickly: boolean, ...since: Event[]): void => {
    const seen = { view: viewFor(state, 0), legal: legalActions(state), since };
    think({ is: 'ask', bot: 7, question: asked.length, seen, quickly });
  };
  return { ask, asked };
}

test('a bot for whom another answered is shown later what it has missed', () => {
  const { ask, asked } = expert();
  ask(false, discarded(1));
  ask(true, discarded(2));
  ask(true, discarded(3), turnEnded);
  ask(false, discarded(4), turnEnded);
  ask(false, discarded(5));
  expect(asked.slice(3)).toEqual([
    ['expert', discarded(2), discarded(3), turnEnded, discarded(4), turnEnded],
    ['expert', discarded(5)],
  ]);
});

test('a bot that begins a turn for somebody plays it to its end', () => {
  const { ask, asked } = expert();
  ask(true);
  ask(false);
  ask(false);
  ask(false, turnEnded);
  ask(false);
  expect(asked.map(([name]) => name)).toEqual(['casual', 'casual', 'casual', 'expert', 'expert']);
});
