import { gallery, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { published } from './es/gallery.ts';
import { publishedIn } from './gallery.ts';

test('every published game is there in Spanish, and no other', () => {
  expect(Object.keys(published)).toEqual(gallery.map(({ id }) => id));
});

test.each(gallery)('$name has each ruling in Spanish, knob by knob', (game) => {
  const knobs = published[game.id]!.notes.map(([knob]) => knob);
  expect(knobs).toEqual(game.rulings.map(({ knob }) => knob));
});

test.each(gallery)('$name is told in either language', (game) => {
  expect(publishedIn('en', game)).toBe(game);
  const spanish = publishedIn('es', game);
  expect(spanish.summary).not.toBe(game.summary);
  expect(spanish.source).not.toBe(game.source);
  for (const [at, { note }] of spanish.rulings.entries())
    expect(note).not.toBe(game.rulings[at]!.note);
});

test('a game that kept only some of its rulings has those in Spanish', () => {
  const [game] = gallery;
  const [, second] = publishedIn('es', game!).rulings;
  expect(publishedIn('es', { ...game!, rulings: game!.rulings.slice(1) }).rulings[0]).toEqual(
    second,
  );
});

test('other rule sets are left as they are', () => {
  const house = ruleSetById('house')!;
  expect(publishedIn('es', house)).toBe(house);
});
