import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createReferee } from './referee.ts';

const HEADER = '{"format":"hand-and-foot/1","rules":"house","seats":["North","East"]}';
const POSITION =
  '{"position":{"hands":[["9h","9d","4c","4d","Kh"],["5h"]],"feet":[["6h"],["6d"]],"stock":[["Kd","Kc"],["Ks"]],"discards":["5c"]}}';
const STATE = '{"ask":"state"}';

/** A referee in the middle of a round, and the state there. */
function inPlay(): { referee: ReturnType<typeof createReferee>; state: string } {
  const referee = createReferee();
  for (const line of [HEADER, POSITION])
    expect(referee.answer(line)).toEqual(['{"ok":true,"events":[]}']);
  return { referee, state: referee.answer(STATE)[0]! };
}

describe('whatever it is sent, the referee answers with one refusal and nothing changes', () => {
  const { referee, state } = inPlay();

  function refuses(line: string): void {
    const answers = referee.answer(line);
    expect(answers).toHaveLength(1);
    const answer = JSON.parse(answers[0]!) as Record<string, unknown>;
    expect([answer['ok'], typeof answer['why'], typeof answer['say']]).toEqual([
      false,
      'string',
      'string',
    ]);
    expect(referee.answer(STATE)[0]).toBe(state);
  }

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), refuses), { numRuns: 2000 });
  });

  test('any JSON', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), refuses), { numRuns: 2000 });
  });

  test('actions with anything in their fields', () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    const actions = fc.record(
      {
        seat: fc.oneof(anything, fc.integer({ min: 1, max: 5 })),
        do: fc.constantFrom(
          'draw',
          'pickUp',
          'layDown',
          'discard',
          'cap',
          'answer',
          'grab',
          'chooseHand',
          'endTurn',
        ),
        lay: anything,
        card: anything,
        from: anything,
        meld: anything,
        yes: anything,
        depth: anything,
        stack: anything,
      },
      { requiredKeys: ['do'] },
    );
    fc.assert(
      fc.property(actions, (action) =>
        refuses(JSON.stringify({ ...action, seat: action.seat === 0 ? 1 : action.seat })),
      ),
      { numRuns: 3000 },
    );
  });

  test('positions and headers with anything in their fields', () => {
    const anything = fc.jsonValue({ maxDepth: 3 });
    const names = [
      'round',
      'turn',
      'phase',
      'feet',
      'stock',
      'discards',
      'melds',
      'redThrees',
      'bonus',
      'totals',
      'asked',
    ];
    const positions = fc
      .record({ hands: anything, field: fc.constantFrom(...names), value: anything })
      .map(({ hands, field, value }) => JSON.stringify({ position: { hands, [field]: value } }));
    const headers = fc
      .record({ rules: anything, seats: anything })
      .map((header) => JSON.stringify({ format: 'hand-and-foot/1', ...header }));
    fc.assert(fc.property(fc.oneof(positions, headers), refuses), { numRuns: 3000 });
  });

  test('depth, length and odd names', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    refuses(deep);
    refuses(`{"position":{"hands":${deep}}}`);
    refuses(
      `{"format":"hand-and-foot/1","seats":["a","b"],"rules":{"parent":${'{"parent":'.repeat(2000)}1${'}'.repeat(2000)}}}`,
    );
    refuses(`{"seat":0,"do":"discard","card":"${'x'.repeat(100_000)}"}`);
    refuses(`{"game":${deep}}`);
    refuses(`{"round":1,"scores":${deep}}`);
    refuses('{"seat":0,"do":"__proto__"}');
    refuses('{"__proto__":{"do":"draw"},"seat":0}');
    refuses('{"seat":1e308,"do":"draw"}');
    refuses('{"seat":-1,"do":"draw"}');
    refuses('{"seat":0.5,"do":"draw"}');
    refuses('');
  });
});

test('a seed deals the rounds, the same each time', () => {
  const header =
    '{"format":"hand-and-foot/1","rules":"closed-books","seats":["N","E","S"],"seed":"a seed"}';
  const states = [0, 1].map(() => {
    const referee = createReferee();
    referee.answer(header);
    return referee.answer(STATE)[0]!;
  });
  expect(states[0]).toBe(states[1]);
  expect(JSON.parse(states[0]!)).toMatchObject({
    state: { phase: 'draw', round: 1, firstTurn: true },
  });
});

test('a claimed result is checked against the one the referee found', () => {
  const referee = createReferee();
  referee.answer(HEADER);
  referee.answer(
    '{"position":{"round":4,"phase":"play","hands":[["4h","5h"],["Kh"]],"totals":[100,50]}}',
  );
  const [ok, round, game] = referee.answer('{"seat":0,"do":"discard","card":"4h"}');
  expect(JSON.parse(ok!)).toMatchObject({ ok: true });
  expect(JSON.parse(round!)).toMatchObject({ round: 4, scores: [{ caught: -5 }, { caught: -10 }] });
  expect(JSON.parse(game!)).toEqual({ game: { totals: [95, 40], winners: [0] } });
  expect(JSON.parse(referee.answer(round!)[0]!)).toMatchObject({ ok: true });
  expect(JSON.parse(referee.answer('{"game":{"totals":[95,41],"winners":[0]}}')[0]!)).toMatchObject(
    { why: 'wrongResult' },
  );
});
