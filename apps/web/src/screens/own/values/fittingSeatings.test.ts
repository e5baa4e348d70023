import { catalogue } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { fittingSeatings } from './fittingSeatings.ts';

const knob = catalogue.find((entry) => entry.knob === 'seating')!;
const each = knob.shape.shape === 'perPlayers' ? knob.shape.of : knob.shape;

test.each([
  ['2', ['alone']],
  ['4', ['alone', 'pairs']],
  ['5', ['alone', 'fifthChanges', 'teams2']],
  ['6', ['alone', 'pairs', 'threes']],
  ['7', ['alone', 'teams2', 'teams3']],
])('%s players are offered only what they can sit in', (players, options) => {
  expect(fittingSeatings(each, players)).toMatchObject({ of: { options } });
});
