import { cardNamed, packFor } from '@hand-and-foot/engine';
import type { Refusal } from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { spanish } from './es.ts';
import { sayRefusal } from './index.ts';

function context(id: string, round?: number) {
  const ruleSet = ruleSetById(id)!;
  const names = ['South', 'West', 'North', 'East'];
  return {
    ruleSet,
    pack: packFor(ruleSet.rules.pack),
    names,
    ...(round !== undefined && { round }),
  };
}

const kind = (name: string) => packFor('standard').kinds.indexOf(name);
const card = (face: string) => cardNamed(packFor('standard'), face)!;
const lordsKind = (name: string) => packFor('lords-and-ladies').kinds.indexOf(name);
const lordsCard = (face: string) => cardNamed(packFor('lords-and-ladies'), face)!;

type Sentences =
  | { readonly en: string; readonly es?: string }
  | { readonly en?: never; readonly es: string };

/** Spanish stands where its sentence turns on a noun's gender or number. */
test.each<[string, Refusal, Sentences]>([
  [
    'house',
    { why: 'tooFewDiscards', have: 5, need: 7 },
    {
      en: 'House Rules: The discard pile needs 7 cards before you can pick it up; it has 5.',
      es: 'Reglas de la casa: para tomar el pozo tiene que haber al menos 7 cartas; hay 5.',
    },
  ],
  [
    'house',
    { why: 'tooFewDiscards', have: 1, need: 7 },
    { en: 'House Rules: The discard pile needs 7 cards before you can pick it up; it has 1.' },
  ],
  [
    'house',
    { why: 'needPair', rank: kind('9'), have: 1, need: 2 },
    { en: 'House Rules: You need 2 nines in your hand to pick up the pile; you have 1.' },
  ],
  [
    'six-deck',
    { why: 'topBlocked', card: card('3h') },
    { en: 'Six-Deck: You can’t pick up the pile with a red three on top. Draw instead.' },
  ],
  [
    'singles',
    { why: 'wouldComplete', rank: kind('7') },
    {
      en: 'Singles: The top card would complete your book of sevens, so you can’t take it. Draw instead.',
    },
  ],
  [
    'singles',
    { why: 'discardFirst', kind: kind('black3') },
    { en: 'Singles: Black threes go first. Discard one before any other card.' },
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
    {
      en: 'Closed Books: A meld needs 4 natural cards before it can take wild cards; you have 2 nines.',
      es: 'Libros cerrados: una combinación solo admite comodines a partir de 4 naturales; tienes 2 nueves.',
    },
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 7, size: 7 },
    {
      en: 'Closed Books: Your book of eights is closed at 7 cards. You can start a new meld with 3 more eights.',
    },
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 5, size: 7 },
    {
      en: 'Closed Books: A book closes at 7 cards. Your meld of eights has 5 cards, so you can add 2 more.',
    },
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('8'), have: 0, size: 7 },
    { en: 'Closed Books: A book closes at 7 cards, so you can meld 7 cards at most.' },
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
    {
      en: 'House Rules: A meld needs more natural cards than wild cards. With 3 fives, you can use 2 wild cards, not 3.',
    },
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
    {
      en: 'Lords & Ladies: A meld can have at most 3 wild cards. With 5 fives, you can use 3 wild cards, not 4.',
    },
  ],
  [
    'lords-and-ladies',
    { why: 'discardsFrozen', rank: lordsKind('5'), have: 0, need: 2 },
    {
      en: 'Lords & Ladies: The pile is frozen. You need 2 fives in your hand to pick it up; you have none.',
    },
  ],
  [
    'lords-and-ladies',
    { why: 'needMatch', rank: lordsKind('8') },
    {
      en: 'Lords & Ladies: You have to play the top card right away: add it to your eights, meld it with 2 eights from your hand, or meld it with an eight and a wild card.',
    },
  ],
  [
    'lords-and-ladies',
    { why: 'capNeedsBook', have: 6, need: 7 },
    {
      en: 'Lords & Ladies: A Lady goes on a finished clean or wild group. This one has 6 of 7 cards.',
      es: 'Lores y Damas: una Dama se pone sobre un grupo terminado, limpio o de comodines. Este tiene 6 de las 7 cartas.',
    },
  ],
  [
    'lords-and-ladies',
    { why: 'capNeedsClean' },
    { en: 'Lords & Ladies: A Lady goes on a finished clean or wild group. This one is dirty.' },
  ],
  [
    'lords-and-ladies',
    { why: 'notMeldable', card: lordsCard('lady') },
    { en: 'Lords & Ladies: A Lady can’t be melded. It goes on top of a finished group.' },
  ],
  [
    'house',
    { why: 'notMeldable', card: card('3c') },
    { en: 'House Rules: Black threes can’t be melded, only discarded.' },
  ],
  [
    'six-deck',
    { why: 'partnersNotInFoot', seats: [2] },
    { en: 'Six-Deck: You can go out once North has picked up their foot.' },
  ],
  [
    'six-deck',
    { why: 'booksMissing', kind: 'clean', have: 0, need: 1 },
    { en: 'Six-Deck: You need 1 red book to go out; you have none.' },
  ],
  [
    'house',
    { why: 'booksMissing', kind: 'clean', have: 1, need: 2 },
    { en: 'House Rules: You need 2 clean books to go out; you have 1.' },
  ],
  [
    'house',
    { why: 'rankTaken', rank: kind('5'), most: 1 },
    { en: 'House Rules: You can have only 1 meld of each rank. Add to your fives.' },
  ],
  [
    'house',
    {
      why: 'mustKeepCards',
      left: 1,
      need: 2,
      because: { why: 'booksMissing', kind: 'clean', have: 1, need: 2 },
    },
    {
      en: 'House Rules: Keep 2 cards for now; this leaves 1. You need 2 clean books to go out; you have 1.',
    },
  ],
  [
    'house',
    { why: 'notHeld', card: card('9h'), have: 0, need: 1 },
    { en: 'You don’t have a 9♥. Choose from your hand.' },
  ],
  [
    'house',
    { why: 'notHeld', card: card('9h'), have: 1, need: 2 },
    { en: 'You need another 9♥ for this; you have only 1.' },
  ],
  ['house', { why: 'notYourTurn', turn: 3 }, { en: 'It’s East’s turn.' }],
  [
    'house',
    { why: 'notInTheseRules', action: 'cap' },
    { en: 'House Rules: Books can’t be capped.' },
  ],
  [
    'house',
    { why: 'needPair', rank: kind('Q'), have: 1, need: 2 },
    { es: 'Reglas de la casa: para tomar el pozo necesitas 2 reinas en la mano; tienes 1.' },
  ],
  [
    'six-deck',
    { why: 'notEnoughToOpen', have: 40, need: 50 },
    {
      es: 'Seis barajas: para bajarte en la ronda 1 necesitas 50 puntos. Tienes 40: te faltan 10.',
    },
  ],
  [
    'closed-books',
    { why: 'bookClosed', rank: kind('J'), have: 7, size: 7 },
    {
      es: 'Libros cerrados: tu libro de jotas ya está cerrado con 7 cartas. Con 3 jotas más puedes empezar otra combinación.',
    },
  ],
  [
    'house',
    { why: 'booksMissing', kind: 'clean', have: 0, need: 1 },
    { es: 'Reglas de la casa: para cerrar necesitas 1 libro limpio; no tienes ninguno.' },
  ],
  [
    'six-deck',
    { why: 'booksMissing', kind: 'dirty', have: 1, need: 2 },
    { es: 'Seis barajas: para cerrar necesitas 2 libros negros; tienes 1.' },
  ],
  [
    'house',
    { why: 'notHeld', card: card('Qh'), have: 0, need: 1 },
    { es: 'No tienes ninguna Q♥. Elige cartas de tu mano.' },
  ],
])('in %s: %j', (id, refusal, { en, es }) => {
  if (en) expect(sayRefusal(refusal, context(id))).toBe(en);
  if (es) expect(spanish.sayRefusal(refusal, context(id, 1))).toBe(es);
});

test('the opening is told with its round where that is known', () => {
  const refusal: Refusal = { why: 'notEnoughToOpen', have: 40, need: 50 };
  expect(sayRefusal(refusal, context('six-deck', 1))).toBe(
    'Six-Deck: You need 50 points to go down in round 1. You have 40, so you’re 10 short.',
  );
  expect(sayRefusal(refusal, context('six-deck'))).toBe(
    'Six-Deck: You need 50 points to go down. You have 40, so you’re 10 short.',
  );
});

test('a player who owes an answer is told so', () => {
  const refusal: Refusal = { why: 'waitingForAnswer', waiting: [2] };
  const names = ['You', 'Ruth', 'Gus', 'Iris'];
  const others = { ...context('house'), names };
  expect(sayRefusal(refusal, { ...others, you: 0 })).toBe(
    'Gus has to answer “May I go out?” first.',
  );
  expect(sayRefusal(refusal, { ...others, you: 2 })).toBe(
    'Your partner asked “May I go out?” Answer yes or no first.',
  );
});

test('nobody reads of the turn of a player called You', () => {
  const record = { ...context('house'), names: ['You', 'Ruth', 'Otis', 'Iris'] };
  const refusal: Refusal = { why: 'notYourTurn', turn: 0 };
  expect(sayRefusal(refusal, record)).toBe('It isn’t this player’s turn yet.');
  expect(spanish.sayRefusal(refusal, record)).toBe('Todavía no le toca a este jugador.');
});
