import {
  actor,
  legalActions,
  play,
  seeded,
  startGame,
  termsFor,
  viewFor,
  type Action,
} from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { botNamed } from './bots.ts';
import type { Reason } from './reason.ts';

/** Reasons that fit an action. */
const FITTING: Partial<Record<Action['do'], Reason['why'][]>> = {
  draw: ['nothingToTake', 'discardsWorthLess', 'closeCall', 'onlyChoice'],
  pickUp: ['discardsWorthMore', 'topFits', 'closeCall'],
  layDown: [
    'opens',
    'finishesBook',
    'growsMeld',
    'beginsMeld',
    'addsToBook',
    'reachesPile',
    'goesOut',
    'onlyChoice',
  ],
  cap: ['capsBook', 'goesOut', 'onlyChoice'],
  discard: [
    'goesOut',
    'throwsDead',
    'dearToKeep',
    'leastUseful',
    'saferThan',
    'blocksDiscards',
    'freezesDiscards',
    'keepsWilds',
    'keepsPair',
    'onlyChoice',
  ],
};

it.each(ruleSets)('gives every decision a reason that fits it: $name', ({ rules }) => {
  const terms = termsFor(rules, { players: 4 });
  const bots = Array.from({ length: 4 }, (_, seat) =>
    botNamed('sharp')!(terms, seat, seeded('why')),
  );
  const { state } = startGame(terms, seeded('why'));
  const heard = new Set<string>();
  for (let at = 0; at < 150 && state.phase !== 'over'; at++) {
    const seat = actor(state);
    const seen = { view: viewFor(state, seat), legal: legalActions(state), since: [] };
    const { action, reason } = bots[seat]!.advise!(seen);
    expect(FITTING[action.do] ?? [reason.why], action.do).toContain(reason.why);
    heard.add(reason.why);
    expect(play(state, seat, action)).toBeUndefined();
  }
  expect(heard.size).toBeGreaterThan(5);
});
