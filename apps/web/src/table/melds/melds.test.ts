import { cardNamed, packFor, termsFor, WILD } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { meldsIn, meldsSeen, placesOf } from './melds.ts';

const terms = termsFor(ruleSetById('six-deck')!.rules, { players: 4 });
const lords = termsFor(ruleSetById('lords-and-ladies')!.rules, { players: 4 });
const meld = (faces: string, { pack } = terms) => ({
  cards: faces.split(' ').map((face) => cardNamed(pack, face)!),
  capped: false,
});
const rank = (name: string, id = 'standard' as const) => packFor(id).kinds.indexOf(name);

test('a meld looks clean without wilds, dirty with some, wild with nothing else', () => {
  const clean = meldsSeen(terms, [meld('Kh Kd Ks')])[0];
  const dirty = meldsSeen(terms, [meld('2c Kd Ks joker')])[0];
  const wild = meldsSeen(lords, [meld('joker jester jester', lords)])[0];
  expect([clean?.look, dirty?.look, wild?.look]).toEqual(['clean', 'dirty', 'wild']);
  expect(dirty).toMatchObject({ kind: rank('K'), naturals: 2, wilds: 2, book: false });
  expect(wild?.kind).toBe(WILD);
});

test('a place shows the meld that still grows, and the books of its rank beside it', () => {
  const melds = meldsSeen(terms, [meld('Kh Kh Kd Kd Kc Ks Ks'), meld('Kc Kc Ks')]);
  const { shown, beside } = meldsIn({ kind: rank('K'), nth: 0 }, melds);
  expect(shown?.number).toBe(1);
  expect(beside.map(({ number, book }) => [number, book])).toEqual([[0, true]]);
});

test('Lords & Ladies has a place for each of thirteen ranks and two for wilds', () => {
  const places = placesOf(lords);
  expect(places).toHaveLength(15);
  const melds = meldsSeen(lords, [
    meld('joker joker joker', lords),
    meld('jester jester jester', lords),
  ]);
  expect(places.slice(-2).map((place) => meldsIn(place, melds).shown?.number)).toEqual([0, 1]);
});
