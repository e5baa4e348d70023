import {
  cardNamed,
  seeded,
  startGame,
  termsFor,
  type Event,
  type View,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import type { SeenTable } from '../game/seen.ts';
import { momentsIn } from './moments.ts';

const ruleSet = ruleSetById('six-deck')!;
const terms = termsFor(ruleSet.rules, { players: 4 });
const kings = 'Kh Ks Kc Kd Kh Ks Kc'.split(' ').map((face) => cardNamed(terms.pack, face)!);
const book = { cards: kings, capped: false };
const { state: table } = startGame(terms, seeded('moments'));
const seenWith = (changes = {}) =>
  ({
    terms,
    view: { melds: [[book], [book]] } as unknown as View,
    state: table,
    context: {
      ruleSet: { ...ruleSet, rules: { ...ruleSet.rules, ...changes } },
      pack: terms.pack,
      names: ['You', 'Ana', 'Ben', 'Cleo'],
      you: 0,
      round: 1,
    },
  }) as unknown as SeenTable;
const foot = (seat: number): Event => ({ event: 'tookFoot', seat, cards: 11, left: 0 });
const discarded = (froze: boolean): Event => ({
  event: 'discarded',
  seat: 1,
  card: kings[0]!,
  froze,
});

test('a book, a foot and a frozen pile are moments; other things are not', () => {
  const events: Event[] = [
    { event: 'drew', seat: 1, cards: 2, from: [0, 0] },
    { event: 'completed', seat: 1, meld: 0, kind: 'clean' },
    foot(1),
    discarded(true),
    discarded(false),
  ];
  expect(momentsIn(events, seenWith())).toEqual([
    { is: 'clean', text: 'Ana completed a red book of kings.' },
    { is: 'foot', text: 'Ana picked up their foot.' },
    { is: 'frozen', text: 'Ana discarded the K♥ and froze the pile.' },
  ]);
});

test('a foot that the rules keep quiet is told only to the one who picks it up', () => {
  const quiet = seenWith({ footAnnounced: 'no' });
  expect(momentsIn([foot(1)], quiet)).toEqual([]);
  expect(momentsIn([foot(0)], quiet)).toEqual([{ is: 'foot', text: 'You picked up your foot.' }]);
});
