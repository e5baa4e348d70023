import { expect, test } from 'vitest';
import { whyNotNotify, type Surroundings } from './whyNot.ts';

const usual: Surroundings = {
  isSecure: true,
  canPush: true,
  permission: 'default',
  isApple: false,
  isInstalled: false,
};

test.each<[string, Partial<Surroundings>, string | undefined]>([
  ['a usual browser', {}, undefined],
  ['one that was allowed', { permission: 'granted' }, undefined],
  ['one that was told no', { permission: 'denied' }, 'denied'],
  ['a page without https', { isSecure: false, canPush: false, permission: undefined }, 'insecure'],
  ['an iPhone', { isApple: true, canPush: false, permission: undefined }, 'homeScreen'],
  ['an iPhone’s home screen', { isApple: true, isInstalled: true }, undefined],
  ['an old iPhone’s', { isApple: true, isInstalled: true, canPush: false }, 'unsupported'],
  ['an old browser', { canPush: false }, 'unsupported'],
])('%s', (_who, change, why) => {
  expect(whyNotNotify({ ...usual, ...change })).toBe(why);
});
