import { legalActions, packFor, play, seeded, viewFor } from '@hand-and-foot/engine';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, it } from 'vitest';
import { botNamed } from './bots.ts';

it.each(['sharp', 'steady', 'casual', 'novice'])(
  '%s throws cards of a rank that takes no more, however many they are',
  (level) => {
    const state = setTable('rvers-of-idaho', {
      phase: 'play',
      turn: 0,
      hands: ['Ts Td Th 9s 9d Kh', '4c', '5c', '6c'],
      feet: [['4s'], ['5s'], ['6s'], ['7s']],
      stock: [packFor('standard').faces.join(' ')],
      melds: [['Ts Tc Td Ts Td Tc Th', 'Kh Kd Kc Ks'], [], [], []],
    });
    const bot = botNamed(level)!(state.terms, 0, seeded('full'));
    while (state.phase === 'play' && state.turn === 0) {
      const action = bot.decide({ view: viewFor(state, 0), legal: legalActions(state), since: [] });
      if (action instanceof Promise) throw new Error('it decides at once');
      if (action.do === 'discard')
        expect(state.terms.pack.kinds[state.terms.pack.kindOf[action.card]!]).toBe('T');
      play(state, 0, action);
    }
  },
);
