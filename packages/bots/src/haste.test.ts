import { openingFor, packFor, viewFor } from '@hand-and-foot/engine';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, it } from 'vitest';
import { inHaste } from './haste.ts';
import { byHand, type Judge, type MakeJudge } from './judge.ts';
import { SHARP } from './levels.ts';
import { newMind } from './memory.ts';
import { outlookFor } from './outlook.ts';
import { phasesFor } from './phases.ts';
import { newProspects } from './prospects.ts';
import { newStanding, readStanding } from './standing.ts';
import { unseenOf } from './unseen.ts';

const state = setTable('house', {
  phase: 'play',
  turn: 0,
  hands: ['6h 9s 9s Jh Kd 2h 3h', '4c', '5c', '6c'],
  feet: [['4s'], ['5s'], ['6s'], ['7s']],
  stock: [packFor('standard').faces.join(' ')],
  melds: [['7h 7d 7c 7s'], [], [], []],
});
const { terms } = state;
const standing = newStanding(terms);

function judgeBy(make: MakeJudge): Judge {
  const unseen = unseenOf(terms, viewFor(state, 0));
  const phases = phasesFor(SHARP, terms);
  const look = outlookFor(state, 0, unseen, openingFor(state, 0), phases, newProspects(terms));
  readStanding(state, 0, look.pile, standing);
  return make({ world: state, look, mind: newMind(terms, SHARP.recall), discards: [] });
}

/** How much less than a calm player it likes to throw each kind, compared with ending the turn without. */
function clung(share: number): number[] {
  const [calm, hasty] = [judgeBy(byHand), judgeBy(inHaste(share))];
  const lost = (kind?: number): number =>
    calm(standing, 'turn', kind) - hasty(standing, 'turn', kind);
  return Array.from({ length: terms.kinds }, (_, kind) => lost(kind) - lost());
}

it('judges by hand where there is no haste', () => {
  expect(clung(0).every((lost) => lost === 0)).toBe(true);
});

it('clings to some cards more than to others, most to wild cards and what its melds take, never to useless ones', () => {
  const lost = clung(0.07);
  const ofRole = (role: string): number[] => lost.filter((_, kind) => terms.role[kind] === role);
  const naturals = ofRole('natural');
  expect(Math.max(...naturals)).toBeGreaterThan(Math.min(...naturals) + 50);
  expect(Math.min(...ofRole('wild'))).toBeGreaterThanOrEqual(Math.max(...naturals));
  expect(lost[terms.pack.kinds.indexOf('7')]).toBe(Math.max(...lost));
  expect(ofRole('dead').every((points) => Math.abs(points) < 1e-6)).toBe(true);
});

it('is wrong alike about the same cards, and the more so, the more haste', () => {
  expect(clung(0.07)).toEqual(clung(0.07));
  const most = (share: number): number => Math.max(...clung(share));
  expect(most(0.14)).toBeCloseTo(2 * most(0.07));
});

it('knows what going out is worth', () => {
  const hasty = judgeBy(inHaste(0.3));
  expect(hasty(standing, 'out')).toBe(judgeBy(byHand)(standing, 'out'));
});
