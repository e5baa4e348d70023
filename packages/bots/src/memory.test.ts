import { cardNamed, termsFor, type Event } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, it } from 'vitest';
import { knownWith, newMind, remember, unwantedBy, type Mind, type Recall } from './memory.ts';

const terms = termsFor(ruleSetById('house')!.rules, { players: 4 });
const card = (face: string) => cardNamed(terms.pack, face)!;
const nines = terms.pack.kinds.indexOf('9');
const ALL: Recall = { turns: 12, pickUps: true };

function mindOf(recall: Recall, events: readonly Event[]): Mind {
  const mind = newMind(terms, recall);
  remember(mind, events);
  return mind;
}

const took: Event = { event: 'pickedUp', seat: 1, cards: [card('9h'), card('9d'), card('Kd')] };

it('knows the cards that were picked up until they are laid or thrown', () => {
  const mind = mindOf(ALL, [took]);
  expect(knownWith(mind, 1, nines)).toBe(2);
  remember(mind, [{ event: 'laid', seat: 1, lay: [{ cards: [card('9s'), card('9c')] }] }]);
  expect(knownWith(mind, 1, nines)).toBe(0);
});

it('keeps them from who does not watch pick-ups', () => {
  expect(knownWith(mindOf({ turns: 12, pickUps: false }, [took]), 1, nines)).toBe(0);
});

it('takes a card thrown or left lying for one that nobody there wants', () => {
  const threw: Event = { event: 'discarded', seat: 1, card: card('9h'), froze: false };
  const passed: Event = { event: 'drew', seat: 2, cards: 2, from: [0, 0] };
  const mind = mindOf(ALL, [threw, { event: 'turnEnded', seat: 1 }, passed]);
  expect([1, 2, 3].map((seat) => unwantedBy(mind, seat, nines))).toEqual([true, true, false]);
});

it('forgets after as many turns as the level says', () => {
  const threw: Event = { event: 'discarded', seat: 1, card: card('9h'), froze: false };
  const ended: Event = { event: 'turnEnded', seat: 1 };
  const mind = mindOf({ turns: 1, pickUps: true }, [threw, ended]);
  expect(unwantedBy(mind, 1, nines)).toBe(true);
  remember(mind, [ended]);
  expect(unwantedBy(mind, 1, nines)).toBe(false);
});

it('begins every round anew', () => {
  const mind = mindOf(ALL, [took, { event: 'roundBegan', round: 2, starter: 0 }]);
  expect(knownWith(mind, 1, nines)).toBe(0);
});
