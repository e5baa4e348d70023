import { cardNamed, packFor } from '@hand-and-foot/engine';
import type { Refusal } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { sayRefusal } from '../index.ts';

const names = ['South', 'West', 'North', 'East'];

function context(id: string, round?: number) {
  const ruleSet = ruleSetById(id)!;
  const pack = packFor(ruleSet.rules.pack);
  return { ruleSet, pack, names, ...(round !== undefined && { round }) };
}

const kind = (name: string) => packFor('standard').kinds.indexOf(name);
const card = (face: string) => cardNamed(packFor('standard'), face)!;
const lordsKind = (name: string) => packFor('lords-and-ladies').kinds.indexOf(name);
const lordsCard = (face: string) => cardNamed(packFor('lords-and-ladies'), face)!;

test.each<[string, Refusal, string]>([
  [
    'house',
    { why: 'tooFewDiscards', have: 5, need: 7 },
    'House Rules: seven discards are needed before they may be taken; there are five.',
  ],
  [
    'house',
    { why: 'tooFewDiscards', have: 1, need: 7 },
    'House Rules: seven discards are needed before they may be taken; there is one.',
  ],
  [
    'house',
    { why: 'needPair', rank: kind('9'), have: 1, need: 2 },
    'House Rules: taking them needs two nines from your hand; there is one.',
  ],
  [
    'six-deck',
    { why: 'topBlocked', card: card('3h') },
    'Six-Deck: a red three on top blocks the discards. Draw from the stock.',
  ],
  [
    'singles',
    { why: 'wouldComplete', rank: kind('7') },
    'Singles: the top card would make your sevens a book, so it may not be taken. Draw from the stock.',
  ],
  [
    'singles',
    { why: 'discardFirst', kind: kind('black3') },
    'Singles: black threes go first. Discard one before any other card.',
  ],
  [
    'closed-books',
    {
      why: 'tooManyWilds',
      rank: kind('9'),
      naturals: 2,
      wilds: 1,
      most: 0,
      limit: { limit: 'from', naturals: 4 },
    },
    'Closed Books: wilds may join four naturals or more; there are two nines.',
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 7, size: 7 },
    'Closed Books: the eights are closed at seven. Three more eights may start a new meld.',
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 5, size: 7 },
    'Closed Books: a book closes at seven. The eights have five, so two more will fit.',
  ],
  [
    'house',
    {
      why: 'tooManyWilds',
      rank: kind('5'),
      naturals: 3,
      wilds: 3,
      most: 2,
      limit: { limit: 'lead', by: 1 },
    },
    'House Rules: naturals must outnumber wilds. Three fives take two wilds, not three.',
  ],
  [
    'lords-and-ladies',
    {
      why: 'tooManyWilds',
      rank: lordsKind('5'),
      naturals: 5,
      wilds: 4,
      most: 3,
      limit: { limit: 'most', wilds: 3 },
    },
    'Lords & Ladies: a meld takes three wilds at most. Five fives take three wilds, not four.',
  ],
  [
    'lords-and-ladies',
    { why: 'discardsFrozen', rank: lordsKind('5'), have: 0, need: 2 },
    'Lords & Ladies: the discards are frozen. They need two fives from your hand; there are none.',
  ],
  [
    'lords-and-ladies',
    { why: 'needMatch', rank: lordsKind('8') },
    'Lords & Ladies: the top card must be played at once: on eights of yours, with two eights from hand or with an eight and a wild.',
  ],
  [
    'lords-and-ladies',
    { why: 'capNeedsBook', have: 6, need: 7 },
    'Lords & Ladies: a Lady caps a finished clean or wild group. This one has six of seven cards.',
  ],
  [
    'lords-and-ladies',
    { why: 'capNeedsClean' },
    'Lords & Ladies: a Lady caps a finished clean or wild group. This one is dirty.',
  ],
  [
    'lords-and-ladies',
    { why: 'notMeldable', card: lordsCard('lady') },
    'Lords & Ladies: a Lady is not melded. It goes on top of a finished group.',
  ],
  [
    'house',
    { why: 'notMeldable', card: card('3c') },
    'House Rules: a black three cannot be laid. It can only be discarded.',
  ],
  [
    'six-deck',
    { why: 'partnersNotInFoot', seats: [2] },
    'Six-Deck: going out needs both of you in the foot. North is not there yet.',
  ],
  [
    'six-deck',
    { why: 'booksMissing', kind: 'clean', have: 0, need: 1 },
    'Six-Deck: going out needs one red book; there are none.',
  ],
  [
    'house',
    { why: 'booksMissing', kind: 'clean', have: 1, need: 2 },
    'House Rules: going out needs two clean piles; there is one.',
  ],
  [
    'house',
    { why: 'rankTaken', rank: kind('5'), most: 1 },
    'House Rules: a side may have one set of a rank, no more. Add to your fives.',
  ],
  [
    'house',
    {
      why: 'mustKeepCards',
      left: 1,
      need: 2,
      because: { why: 'booksMissing', kind: 'clean', have: 1, need: 2 },
    },
    'House Rules: keep two cards for now; this leaves one. Going out needs two clean piles; there is one.',
  ],
  [
    'house',
    { why: 'notHeld', card: card('9h'), have: 0, need: 1 },
    'You do not hold the 9♥. Choose from your hand.',
  ],
  [
    'house',
    { why: 'notHeld', card: card('9h'), have: 1, need: 2 },
    'You hold the 9♥ once; this takes two of them.',
  ],
  ['house', { why: 'notYourTurn', turn: 3 }, 'It is East’s turn. Wait for yours.'],
  [
    'house',
    { why: 'notInTheseRules', action: 'cap' },
    'House Rules: no card is put on top of a finished pile.',
  ],
])('in %s: %j', (id, refusal, sentence) => {
  expect(sayRefusal(refusal, context(id))).toBe(sentence);
});

test('the opening is told with its round where that is known', () => {
  const refusal: Refusal = { why: 'notEnoughToOpen', have: 40, need: 50 };
  expect(sayRefusal(refusal, context('six-deck', 1))).toBe(
    'Six-Deck: the first laying of round 1 needs 50 points. You have 40; 10 more will do.',
  );
  expect(sayRefusal(refusal, context('six-deck'))).toBe(
    'Six-Deck: the first laying needs 50 points. You have 40; 10 more will do.',
  );
});
