import { resolveRules } from '@hand-and-foot/rulesets';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knobPlace } from './fact.ts';
import { read, type Reading } from './read.ts';

const said = ({ sentences }: Reading): Record<string, unknown> =>
  Object.fromEntries(
    sentences.flatMap(({ found }) => found.map((fact) => [knobPlace(fact), fact.value])),
  );

test.each([
  ['Draw three cards.', { draw: 3 }],
  ['Deal thirteen cards for the hand and eleven for the foot.', { piles: [13, 11] }],
  [
    'Minimums: 50, 90, 120, 150.',
    { 'opening.1': 50, 'opening.2': 90, 'opening.3': 120, 'opening.4': 150 },
  ],
  ['End your turn by discarding two cards.', { discards: 2 }],
  ['The lowest score wins.', { counts: 'lowWins' }],
  ['No wild cards may be used in your first meld.', { openingWilds: 'none' }],
  ['Your initial meld must be all natural cards.', { openingWilds: 'none' }],
  ['The first meld of a round must be made without wild cards.', { openingWilds: 'none' }],
  ['Wild cards may not be used to go down.', { openingWilds: 'none' }],
  ['A book of seven jokers is worth 4,000 points.', { 'rankBonus.joker.wild': 4000 }],
  [
    'Wild books: all jokers 3000, all twos 2000, mixed 1500.',
    { 'rankBonus.joker.wild': 3000, 'rankBonus.2.wild': 2000, 'bookBonus.wild': 1500 },
  ],
  [
    'If the draw pile runs out, play continues until nobody can pick up the discard pile.',
    { emptyStock: 'playOn' },
  ],
  [
    'When the stock is gone, keep playing as long as players can take the pile.',
    { emptyStock: 'playOn' },
  ],
  ['Cards in an untouched foot do not count against you.', { footCaught: 'nothing' }],
  [
    'Only cards from your hand count toward the minimum, not the top card of the pile.',
    { openingCounts: 'hand' },
  ],
  ['The top card does not count toward the minimum.', { openingCounts: 'hand' }],
  [
    'With 2 or 3 players deal 13 cards to each pile.',
    { 'forPlayers.2.piles': [13, 13], 'forPlayers.3.piles': [13, 13] },
  ],
  [
    'Each player gets 11 cards in the hand and 11 in the foot (13 and 12 with two players).',
    { piles: [11, 11], 'forPlayers.2.piles': [13, 12] },
  ],
  [
    'A wild card freezes the pile. A red three freezes the pile, too.',
    { freezing: 'byWild', 'freezing.by.red3': true },
  ],
  ['The player who went out starts the next round.', { nextStarter: 'wentOut' }],
  ['Going out concealed is worth an extra 200 points.', { 'playBonus.outAtOnce': 200 }],
  ['If you go down and out in the same turn, you get 300 points.', { 'playBonus.outAtOnce': 300 }],
  ['With two players, draw three cards.', { 'forPlayers.2.draw': 3 }],
  [
    'With 2 players you need 3 clean and 3 dirty books to go out.',
    { 'forPlayers.2.booksNeeded.clean': 3, 'forPlayers.2.booksNeeded.dirty': 3 },
  ],
  [
    'You can never discard a joker or a two.',
    { 'discardBarred.joker': 'roundEnds', 'discardBarred.2': 'roundEnds' },
  ],
  ['After a player goes out everyone else gets one more turn.', { afterOut: 'lap' }],
  ['You pick up your foot when you complete your first book.', { footBy: 'ownBook' }],
  ['Draw three cards and discard two.', { draw: 3, discards: 2 }],
  ['When the draw pile runs out another deck is shuffled in.', { emptyStock: 'addDeck' }],
  ['Books have eight cards.', { bookSize: 8 }],
  ['A book of sevens cannot contain wild cards.', { 'byRank.7': { wilds: 'none' } }],
  ['No wild card before there are five naturals.', { 'wildLimits.from': 5 }],
  [
    'Your partner must be in the foot and have played from it before you can go out.',
    { partnersInFoot: 'played' },
  ],
  ['Only cards left in your hand and foot count.', { 'counts.held': true }],
  ['Only cards in completed books count.', { unfinished: 'none' }],
  ['Incomplete melds count against you.', { unfinished: 'minus' }],
  ['A player who hasn’t picked up their foot loses 500 points.', { 'penalties.foot': 500 }],
  ['An unfinished wild card book costs you 1,500 points.', { 'penalties.wildMeld': 1500 }],
  ['A team that has not gone down loses 200.', { 'penalties.notDown': 200 }],
  ['A clean book is worth five hundred.', { 'bookBonus.clean': 500 }],
  [
    'To go out you need 1 clean book in rounds 1 to 3 and 2 in round 4.',
    {
      'booksNeeded.clean.1': 1,
      'booksNeeded.clean.2': 1,
      'booksNeeded.clean.3': 1,
      'booksNeeded.clean.4': 2,
    },
  ],
  [
    'Sevens can’t be discarded until every team has a book of sevens, and never as your last card.',
    { 'discardBarred.7': 'every', 'discardBarred.7.last': 'no' },
  ],
  [
    'You need 2 clean and 3 dirty books to go out.',
    { 'booksNeeded.clean': 2, 'booksNeeded.dirty': 3 },
  ],
])('%s', (text, facts) => {
  expect(said(read(text))).toMatchObject(facts);
});

test.each([
  ['A wild card does not freeze the pile.', 'freezing', 'never'],
  ['You never have to ask your partner.', 'permission', 'none'],
  ['You don’t need to discard to go out.', 'lastDiscard', 'optional'],
  ['There is no bonus for going out.', 'goOutBonus', 0],
])('a no is understood: %s', (text, place, value) => {
  expect(said(read(text))).toEqual({ [place]: value });
});

test.each([
  'Never draw three cards.',
  'You may discard two cards if you like.',
  'The lowest score does not win.',
  'Don’t pick up the whole discard pile.',
  'A clean book is not worth 500.',
  'You do not need 50 points to go down.',
  'The partner’s answer is not binding.',
  'Some families need 2 clean books to go out.',
  'For example, you draw three cards.',
  'Do we draw three cards?',
  'Red threes 500',
  'Use five or six decks.',
])('what may mean something else is left unread: %s', (text) => {
  expect(said(read(text))).toEqual({});
});

test('a sentence understood in part says so', () => {
  const [sentence] = read('Draw two cards unless the pile has fewer than 4 cards.').sentences;
  expect(sentence).toMatchObject({ state: 'partly', found: [{ knob: 'draw', value: 2 }] });
});

test('sentences that contradict each other are both shown, and neither counts', () => {
  const { sentences, changes, unread } = read(
    'Draw two cards each turn.\n\nDraw three cards each turn.',
  );
  expect(sentences.map(({ state, against }) => [state, against])).toEqual([
    ['conflict', [1]],
    ['conflict', [0]],
  ]);
  expect(changes).not.toHaveProperty('draw');
  expect(unread).toContain('draw');
});

test('a table on its side, and one that stands', () => {
  const standing = '| Round | Points |\n|---|---|\n| 1 | 60 |\n| 2 | 90 |';
  const lying = '| ROUND | 1 | 2 |\n|---|---|---|\n| POINTS | 60 | 90 |';
  for (const table of [standing, lying])
    expect(said(read(`Meld requirements\n\n${table}`))).toEqual({
      'opening.1': 60,
      'opening.2': 90,
    });
});

test('talk that is not about rules stays aside', () => {
  expect(read('Bring chips.\n\nLove, Grandma').sentences.map(({ state }) => state)).toEqual([
    'aside',
    'aside',
  ]);
});

test('each sentence knows its line', () => {
  const { sentences } = read('Our rules\n\nDraw two cards.\nDiscard one.');
  expect(sentences.map(({ line }) => line)).toEqual([1, 3, 4]);
});

test('without any rules in it, a text is read as House Rules', () => {
  expect(read('')).toMatchObject({ parent: 'house', changes: {}, sentences: [], unread: [] });
});

test('any text gives rules of the right form, the same each time', () => {
  const words = fc.constantFrom(
    ...'round 1 50 no not clean dirty wild book red three 3 2 joker take the pile discard draw deck players pairs foot hand 11 - | . , : ( ) \n'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 60 }), (parts) => {
      const text = parts.join(' ');
      const { parent, changes, problems, ...rest } = read(text);
      const resolved = resolveRules({ parent, changes });
      expect(resolved.ok).toBe(problems.length === 0);
      expect(read(text)).toEqual({ parent, changes, problems, ...rest });
    }),
    { numRuns: 60, seed: 19 },
  );
});
