import { cardNamed, packFor } from '@hand-and-foot/engine';
import type { MeldCards } from '@hand-and-foot/engine';
import { ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { english } from '../index.ts';
import type { ButtonContext, ButtonText, Goal, Owner, Press, Slot } from '../index.ts';

const pack = packFor('standard');
const lordsPack = packFor('lords-and-ladies');
const names = ['You', 'Left', 'Partner', 'Right'];
const singles = { ruleSet: ruleSetById('singles')!, pack, names };
const sixDeck = { ruleSet: ruleSetById('six-deck')!, pack, names };
const lords = { ruleSet: ruleSetById('lords-and-ladies')!, pack: lordsPack, names };
const kind = (name: string) => pack.kinds.indexOf(name);
const cards = (faces: string) => faces.split(' ').map((face) => cardNamed(pack, face)!);
const meld = (faces: string, capped = false): MeldCards => ({ cards: cards(faces), capped });
const kings = (melds: MeldCards[], owner: Owner = 'we'): Slot => ({
  owner,
  rank: kind('K'),
  melds,
});

test.each<[string, Slot]>([
  ['Our kings, empty', kings([])],
  ['Our kings, 5 cards, 1 wild, 2 short of a book, dirty', kings([meld('Kh Kd Kc Ks joker')])],
  ['Left’s kings, 3 cards, 4 short of a book, clean', kings([meld('Kh Kd Kc')], { name: 'Left' })],
  ['Their kings, clean book, 7 cards', kings([meld('Kh Kd Kc Ks Kh Kd Kc')], 'they')],
  ['Your kings, dirty book, 8 cards, 2 wild', kings([meld('Kh Kd Kc Ks Kh Kd 2c 2c')], 'you')],
  [
    'Our kings, 3 cards, 4 short of a book, clean, plus a clean book',
    kings([meld('Kh Kd Kc Ks Kh Kd Kc'), meld('Kh Kd Kc')]),
  ],
  [
    'Our kings, 2 cards, 5 short of a book, clean, 2 put down',
    { ...kings([meld('Kh Kd')]), staged: 2 },
  ],
])('slot: %s', (text, slot) => {
  expect(english.saySlot(slot, singles)).toBe(text);
});

test('a capped group names its Lady, and one of wilds no rank', () => {
  const five = cardNamed(lordsPack, '5')!;
  const jester = cardNamed(lordsPack, 'jester')!;
  const fives = { cards: Array.from({ length: 7 }, () => five), capped: true };
  expect(
    english.saySlot({ owner: 'we', rank: lordsPack.kindOf[five], melds: [fives] }, lords),
  ).toBe('Our fives, clean group, 7 cards, capped with a Lady');
  const wilds = { cards: [jester, jester, jester], capped: false };
  expect(english.saySlot({ owner: 'we', rank: undefined, melds: [wilds] }, lords)).toBe(
    'Our wild cards, 3 cards, 4 short of a group',
  );
});

test.each([
  ['Kings, 3, 2 chosen', { kind: kind('K'), count: 3, chosen: 2 }],
  ['Red three, 1, 1 new', { kind: kind('red3'), count: 1, fresh: 1 }],
  ['Jokers, 2, 1 new, 1 chosen', { kind: kind('joker'), count: 2, chosen: 1, fresh: 1 }],
])('stack: %s', (text, stack) => {
  expect(english.sayStack(stack, singles)).toBe(text);
});

const melds = [meld('Kh Kd Kc Ks Kh')];
const [nine] = cards('9s');
const seven = cards('9s 4h 5h 6h 8h Th Jh');

test.each<[ButtonText, Press, Partial<ButtonContext>?]>([
  [{ text: 'Draw 2' }, { do: 'draw' }],
  [{ text: 'Draw 1' }, { do: 'draw', from: [0] }],
  [
    { text: 'Add 2 kings', effect: 'Completes a clean book' },
    { do: 'layDown', lay: [{ cards: cards('Kh Kd'), to: 0 }] },
    { effects: [{ effect: 'completes', kind: 'clean' }] },
  ],
  [
    { text: 'Add a joker to the kings' },
    { do: 'layDown', lay: [{ cards: cards('joker'), to: 0 }] },
  ],
  [
    { text: 'Meld 4 queens', effect: 'You go down with 60 points. You pick up your foot' },
    { do: 'layDown', lay: [{ cards: cards('Qh Qd Qc Qs') }] },
    {
      effects: [
        { effect: 'opens', points: 60 },
        { effect: 'takesPile', pile: 'foot' },
      ],
    },
  ],
  [
    { text: 'Meld 2 queens with a two, add 2 kings' },
    { do: 'layDown', lay: [{ cards: cards('Qh Qd 2c') }, { cards: cards('Kh Kd'), to: 0 }] },
  ],
  [
    { text: 'Pick up 7 and meld nines' },
    { do: 'pickUp', lay: [{ cards: cards('9h 9d') }] },
    { ...sixDeck, taking: seven },
  ],
  [
    { text: 'Take 9♣ and meld nines' },
    { do: 'pickUp', lay: [{ cards: cards('9h 9d') }] },
    { ...sixDeck, taking: cards('9c') },
  ],
  [
    { text: 'Pick up 7 and add to your nines' },
    { do: 'pickUp', lay: [{ cards: [], to: 0 }] },
    { ...sixDeck, taking: seven },
  ],
  [{ text: 'Take 9♠ and draw 1' }, { do: 'pickUp' }, { taking: [nine!] }],
  [{ text: 'Discard 5♦' }, { do: 'discard', card: cards('5d')[0]! }],
  [
    { text: 'Discard a joker', effect: 'Freezes the pile' },
    { do: 'discard', card: cards('joker')[0]! },
    { effects: [{ effect: 'freezes' }] },
  ],
  [{ text: 'May I go out?' }, { do: 'askToGoOut' }],
  [{ text: 'No, not yet' }, { do: 'answer', yes: false }],
  [{ text: 'End turn' }, { do: 'endTurn' }],
])('button: %o', (text, action, more) => {
  expect(english.sayAction(action, { ...singles, melds, ...more })).toEqual(text);
});

test.each<[string, Goal, Owner?]>([
  ['1 of 2 black', { kind: 'dirty', have: 1, need: 2 }],
  ['0 of 3 books', { kind: 'any', have: 0, need: 3 }],
  ['0 of 1 red book of sevens', { kind: 'clean', rank: kind('7'), have: 0, need: 1 }],
  ['1 of 2 red', { why: 'booksMissing', kind: 'clean', have: 1, need: 2 }],
  ['pick up your foot', { why: 'stillInHand' }],
  ['pick up their foot', { why: 'stillInHand' }, 'they'],
  ['each of you in your foot', { why: 'partnersNotInFoot', seats: [2] }],
  ['each of them in their foot', { why: 'partnersNotInFoot', seats: [1] }, 'they'],
  ['your partner’s OK', { why: 'permissionNeeded' }],
])('goal: %s', (text, goal, owner) => {
  expect(english.sayGoal(goal, sixDeck, owner)).toBe(text);
});

test('the score sheet has the lines of its rules, and says what they count', () => {
  expect(
    english.sayScoreSheet(lords.ruleSet).map(({ label, note }) => `${label}: ${note}`),
  ).toEqual([
    'Groups: 500 for a clean one, 300 for a dirty one, and 2,000 for a wild one.',
    'Bonuses: 100 for going out, 100 for an exact grab, and 100 for each Lady.',
    'Cards on the table: Every card you melded adds its points.',
    'Left in hand and foot: Every card you still have counts against you.',
    'This round: Everything added up.',
  ]);
  const withBonus = ruleSets.filter((ruleSet) =>
    english.sayScoreSheet(ruleSet).some(({ line }) => line === 'bonus'),
  );
  expect(withBonus.map(({ id }) => id)).not.toContain('closed-books');
});
