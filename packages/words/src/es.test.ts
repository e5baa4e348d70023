import { cardNamed, packFor } from '@hand-and-foot/engine';
import type { Event } from '@hand-and-foot/engine';
import { resolveRules, ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { spanish, spanishRules, withArticle } from './es.ts';
import { listedApart } from './es/list.ts';

const pack = packFor('standard');
const lords = packFor('lords-and-ladies');
const card = (face: string) => cardNamed(pack, face)!;
const cards = (faces: string) => faces.split(' ').map(card);
const kind = (name: string) => pack.kinds.indexOf(name);
const at = (id: string) => {
  const ruleSet = ruleSetById(id)!;
  const names = ['Tú', 'Izquierda', 'Ana', 'Derecha'];
  return { ruleSet, pack: packFor(ruleSet.rules.pack), names, you: 0, round: 1 };
};

const laid: Event = { event: 'laid', seat: 3, lay: [{ cards: cards('Qh Qd Qc'), to: 0 }] };

test.each<[string, Event[]]>([
  [
    'Derecha robó 2, añadió 3 reinas y descartó el 5♦.',
    [
      { event: 'drew', seat: 3, cards: 2, from: [0, 0] },
      laid,
      { event: 'discarded', seat: 3, card: card('5d'), froze: false },
    ],
  ],
  [
    'Tomaste 2 cartas del pozo con 2 nueves y bajaste 3 nueves.',
    [
      { event: 'pickedUp', seat: 0, cards: cards('9s 4h') },
      { event: 'laid', seat: 0, lay: [{ cards: cards('9h 9d 9s') }] },
    ],
  ],
  [
    'Derecha completó un libro limpio de reinas.',
    [laid, { event: 'completed', seat: 3, meld: 0, kind: 'clean' }],
  ],
])('%s', (sentence, events) => {
  const melds = [{ cards: cards('Qh Qd Qc Qs Qh Qd Qc'), capped: false }];
  expect(spanish.sayTurn(events, { ...at('house'), melds })).toBe(sentence);
});

test('a slot agrees with its rank and with the word for a book', () => {
  const melds = [{ cards: cards('Qh Qd Qc 2s 2h 2d'), capped: false }];
  expect(spanish.saySlot({ owner: 'we', rank: kind('Q'), melds }, at('house'))).toBe(
    'Nuestras reinas, 6 cartas, 3 comodines, falta 1 para un libro, sucio',
  );
  const five = cardNamed(lords, '5')!;
  const fives = [{ cards: Array.from({ length: 7 }, () => five), capped: true }];
  const slot = { owner: { name: 'Ana' }, rank: lords.kindOf[five], melds: fives };
  expect(spanish.saySlot(slot, at('lords-and-ladies'))).toBe(
    'Cincos de Ana, grupo limpio, 7 cartas, coronado con una Dama',
  );
});

test('cards alike are told apart, and those without a suit are one of several', () => {
  const drew: Event = { event: 'drew', seat: 0, cards: cards('Qh Qh joker joker'), from: [] };
  expect(spanish.sayEvent(drew, at('house'))).toBe(
    'Robaste la Q♥, otra Q♥, un joker y otro joker.',
  );
});

test('books are called as the players of each rule set call them', () => {
  const said = ['house', 'six-deck', 'lords-and-ladies'].map((id) => {
    const { ruleSet } = at(id);
    return `${spanish.nameOfBook(ruleSet, 'clean', 2)}, ${spanish.qualityOf(ruleSet, 'dirty')}, ${spanish.nameOfBook(ruleSet, 'wild', 1)}`;
  });
  expect(said).toEqual([
    'libros limpios, sucio, libro de comodines',
    'libros rojos, negro, libro de comodines',
    'grupos limpios, sucio, grupo de comodines',
  ]);
});

test('numbers of four figures stand together, longer ones are parted by a narrow space', () => {
  expect([7, 2415, 12_450, -12_450, 1_000_000].map(spanish.figure)).toEqual([
    '7',
    '2415',
    '12\u202F450',
    '−12\u202F450',
    '1\u202F000\u202F000',
  ]);
});

test('"y" and "o" give way before their own sound', () => {
  expect(spanish.listed(['Ana', 'Inés'])).toBe('Ana e Inés');
  expect(spanish.listed(['Ana', 'Hielo'])).toBe('Ana y Hielo');
  expect(spanish.listed(['Ana y Ben', 'Carla e Inés'])).toBe('Ana y Ben, y Carla e Inés');
  expect(spanish.listed(['sietes', 'ochos'], 'or')).toBe('sietes u ochos');
  expect(spanish.listedNumbers([4, 6, 8])).toBe('4, 6 u 8');
  expect(spanish.listedNumbers([2, 3, 4])).toBe('2 a 4');
});

test('numbers are parted where "y" alone would run them together', () => {
  expect(listedApart(['1 en la ronda 1', '2 en la ronda 2'])).toBe(
    '1 en la ronda 1, y 2 en la ronda 2',
  );
  expect(listedApart(['90 desde 2500', '120 desde 5000', '150 desde 7500'], ';')).toBe(
    '90 desde 2500; 120 desde 5000; y 150 desde 7500',
  );
});

test('House Rules have their article inside a sentence', () => {
  expect(withArticle('Reglas de la casa, con cambios')).toBe('las Reglas de la casa, con cambios');
  expect(withArticle('Seis barajas')).toBe('Seis barajas');
});

test('rules that a table changed are called after the rule set they come from', () => {
  const changed = resolveRules({ parent: 'house', changes: { draw: 3 } });
  const named = resolveRules({ parent: 'house', changes: { draw: 3 }, name: 'Los lunes' });
  if (!changed.ok || !named.ok) throw new Error('these rules are in order');
  expect(spanish.sayRuleSet(changed.ruleSet).name).toBe('Reglas de la casa, con cambios');
  expect(spanish.sayRuleSet(named.ruleSet)).toEqual({
    name: 'Los lunes',
    summary: 'Reglas de la casa con cambios de esta mesa.',
  });
  const rulings = spanishRules.sayRules(changed.ruleSet).flatMap(({ lines }) => lines);
  expect(rulings.flatMap(({ ruling }) => ruling ?? []).join(' ')).not.toMatch(/\bthe\b/i);
});
