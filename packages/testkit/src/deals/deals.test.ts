import { seeded, termsFor, type Random, type Rules, type State } from '@hand-and-foot/engine';
import { keyedRandom } from '@hand-and-foot/fair';
import { createReferee } from '@hand-and-foot/referee';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { drawRules } from '../fuzz/drawRules.ts';
import { engineDeal } from './engineDeal.ts';
import { fromKey, fromSeed, keyOf, type Below } from './outsideChance.ts';
import { outsideDeal, outsideReshuffle } from './outsideDeal.ts';

const ROUNDS = [1, 2, 3];

interface Streams {
  engine(round: number): Random;
  outside(round: number): Below;
}

function fromOneSeed(seed: string): Streams {
  return {
    engine: (round) => seeded(`${seed}/${round}`),
    outside: (round) => fromSeed(`${seed}/${round}`),
  };
}

function fromOneSecret(secret: string, players: number): Streams {
  const seeds = Array.from({ length: players }, (_, seat) =>
    seat === 1 ? '' : `0${seat}`.repeat(32),
  );
  const key = (round: number): string => keyOf({ table: 'kitchen', round, seeds, secret });
  return { engine: (round) => keyedRandom(key(round)), outside: (round) => fromKey(key(round)) };
}

/** The first rounds of a game, dealt by the engine and by the page. */
function expectSame(rules: Rules, players: number, streams: Streams, name: string): void {
  const terms = termsFor(rules, { players });
  const chance = seeded(`${name}/parts`);
  let previous: State | undefined;
  let firstStarter: number | undefined;
  for (const round of ROUNDS) {
    const depths = Array.from({ length: players }, () => chance.below(1001) / 1000);
    const stacks = Array.from({ length: players }, () => chance.below(rules.piles.length));
    const { state, told } = engineDeal(terms, previous, streams.engine(round), { depths, stacks });
    const wish = { rules, players, round, depths, stacks, firstStarter };
    expect(outsideDeal(wish, streams.outside(round)), `${name}, round ${round}`).toEqual(told);
    previous = state;
    firstStarter ??= told.starter;
  }
}

describe.each(ruleSets)('$id deals as docs/dealing.md says', ({ id, rules }) => {
  test.each(playersOf(rules))('%i players, from seeds and from secrets', (players) => {
    for (let game = 0; game < 30; game++) {
      const name = `${id}/${players}/${game}`;
      expectSame(rules, players, fromOneSeed(name), name);
    }
    for (let game = 0; game < 3; game++) {
      const secret = `${game}a`.repeat(32);
      expectSame(rules, players, fromOneSecret(secret, players), `${id}/${players}/${secret}`);
    }
  });
});

test('so do rules drawn by lot, with three piles and every way to start, pass and turn', () => {
  const seen = new Set<string>();
  for (let drawn = 0; drawn < 140; drawn++) {
    const { rules } = drawRules(seeded(`dealt/${drawn}`));
    const seats = playersOf(rules);
    const players = seats[drawn % seats.length]!;
    expectSame(rules, players, fromOneSeed(`${drawn}`), `drawn ${drawn}`);
    const { piles, starter, footPass, handChoice, stockPiles, upcard } = rules;
    for (const value of [
      piles.length,
      starter,
      ...[footPass].flat(),
      handChoice,
      `${stockPiles} stock`,
      upcard.turn,
    ])
      seen.add(String(value));
  }
  expect([...seen].sort()).toEqual(
    `1 stock,2,2 stock,3,3 stock,4 stock,bothLeft,bothRight,byBottomCard,crosswise,drawn,first,highBottom,highCard,kept,left,leftOfDealer,leftOfHighCard,lowBottom,none,one,partner,right,seen,topSeen,unseen`.split(
      ',',
    ),
  );
});

test.each([1, 2, 3, 4] as const)('a stock of %i reshuffled from the discards', (stockPiles) => {
  const house = ruleSets.find(({ id }) => id === 'house')!.rules;
  const rules: Rules = { ...house, stockPiles, emptyStock: 'reshuffle' };
  const referee = createReferee();
  const answer = (line: object): unknown => JSON.parse(referee.answer(JSON.stringify(line))[0]!);
  const discards = '4h 5h 6h 7h 8h 9h Th Jh Qh Kh'.split(' ');
  const stock = Array.from({ length: stockPiles }, (_, pile) => (pile === 0 ? ['Ah'] : []));
  answer({ format: 'hand-and-foot/1', rules, seats: ['North', 'East'] });
  answer({ position: { hands: [['4s'], ['5s']], stock, discards, mixSeed: 12345 } });
  expect(answer({ seat: 0, do: 'draw' })).toMatchObject({ ok: true });
  const next = outsideReshuffle(stock, discards, 12345);
  const drawn = next.stock[0]!.splice(0, 2);
  const { state } = answer({ ask: 'state' }) as { state: { hands: string[][] } };
  expect(state).toMatchObject(next);
  expect([...state.hands[0]!].sort()).toEqual(['4s', ...drawn].sort());
});
