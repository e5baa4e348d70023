import {
  seatingFor,
  termsFor,
  type Action,
  type Event,
  type Refusal,
  type Seat,
  type Terms,
} from '@hand-and-foot/engine';
import { playersOf, ruleSetById, ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import { NoAnswer, type Bot, type MakeBot } from './bot.ts';
import { botNamed, botNames } from './bots.ts';
import { loadNet } from './net/netAtHand.ts';
import { BadAnswer, stopAt } from './answer.ts';
import type { Sink } from './game.ts';
import { playGame, seatBots, type Played } from './match.ts';

await loadNet();

const novice = botNamed('novice')!;
const steady = botNamed('steady')!;
const random = botNamed('random')!;

const tables = ruleSets.flatMap(({ id, rules }) =>
  playersOf(rules).flatMap((players) =>
    rules.seating[players]!.map((seating) => ({ id, players, seating })),
  ),
);

function tableOf(id: string, players: number, partners = false): Terms {
  const { rules } = ruleSetById(id)!;
  return termsFor(rules, { players, seating: seatingFor(rules, players, partners) });
}

function playNow(terms: Terms, bots: readonly Bot[], seed: string, record?: Sink): Played {
  const played = playGame({ terms, bots, seed, record });
  if (played instanceof Promise) throw new Error('these bots answer at once');
  return played;
}

function game(terms: Terms, makers: readonly MakeBot[], seed: string): Played {
  return playNow(terms, seatBots(terms, makers, seed), seed);
}

/** Says that nobody was refused anything, and that somebody won. */
function expectAnEnd(played: Played, terms: Terms): void {
  expect(played).toMatchObject({ refused: 0, unfinished: false });
  expect(played.endedBy.goingOut + played.endedBy.stock).toBe(played.rounds);
  expect(played.totals).toHaveLength(terms.scorers);
  expect(played.winners).not.toHaveLength(0);
}

const everyLevel = botNames.map((name) => botNamed(name)!);

describe('a game comes to its end without a refusal', () => {
  it.each(tables)('of random bots: $id, $players $seating', ({ id, players, seating }) => {
    const terms = termsFor(ruleSetById(id)!.rules, { players, seating });
    expectAnEnd(game(terms, [random], 'whole'), terms);
  });

  // Strong bots take their time: whole games of theirs at one table of each rule set.
  it.each(tables)('of every level, one round: $id, $players $seating', (table) => {
    const { id, players, seating } = table;
    const { rules } = ruleSetById(id)!;
    const gameEnd = { after: 'rounds', rounds: 1 } as const;
    const terms = termsFor({ ...rules, gameEnd }, { players, seating });
    expectAnEnd(game(terms, everyLevel, 'round'), terms);
  });

  it.each(ruleSets.map(({ id }) => id))('of every level, all rounds: %s', (id) => {
    const terms = tableOf(id, 4);
    expectAnEnd(game(terms, everyLevel, 'whole'), terms);
  });
});

describe('steady', () => {
  it.each(ruleSets.map(({ id }) => id))('beats random always: %s', (id) => {
    const terms = tableOf(id, 4, id === 'house');
    const games = Array.from({ length: 3 }, (_, at) => game(terms, [steady, random], `duel ${at}`));
    for (const { winners } of games) expect(winners.every((side) => side % 2 === 0)).toBe(true);
  });

  it.each(['singles', 'house', 'six-deck', 'lords-and-ladies'])(
    'goes out in most rounds: %s',
    (id) => {
      const games = Array.from({ length: 3 }, (_, at) =>
        game(tableOf(id, 4), [steady], `out ${at}`),
      );
      const out = games.reduce((sum, { endedBy }) => sum + endedBy.goingOut, 0);
      expect(out).toBeGreaterThan(6);
    },
  );
});

describe('playGame', () => {
  const terms = tableOf('house', 4);

  it('plays the same game from the same seed', () => {
    expect(game(terms, [novice, random], 'same')).toEqual(game(terms, [novice, random], 'same'));
    expect(game(terms, [novice], 'same')).not.toEqual(game(terms, [novice], 'other'));
  });

  it('plays the same game with bots that take their time', async () => {
    const slow = seatBots(terms, [novice], 'slow').map((bot): Bot => ({
      watches: true,
      decide: (seen) => Promise.resolve(bot.decide(seen)),
    }));
    const played = playGame({ terms, bots: slow, seed: 'slow' });
    expect(played).toBeInstanceOf(Promise);
    expect(await played).toEqual(game(terms, [novice], 'slow'));
  });

  it('counts a refused answer, tells the bot once and plays on', () => {
    const told: Refusal[] = [];
    let asked = 0;
    const stubborn: Bot = {
      decide() {
        asked++;
        return { do: 'answer', yes: true };
      },
      refused: (refusal) => told.push(refusal),
    };
    const bots = seatBots(terms, [random], 'stubborn');
    const played = playNow(terms, [stubborn, ...bots.slice(1)], 'stubborn');
    expect(played.refused).toBe(asked);
    expect(told).toHaveLength(asked);
    expect(told[0]).toEqual({ why: 'notAsked' });
    expect(played.rounds).toBe(4);
  });

  it('stops at a refused answer where it is told to', () => {
    const action: Action = { do: 'answer', yes: true };
    const bots = [{ decide: () => action }, ...seatBots(terms, [random], 'stop').slice(1)];
    const stop = (): unknown => playGame({ terms, bots, seed: 'stop', onBadAnswer: stopAt });
    expect(stop).toThrow(new BadAnswer(0, 1, { action, refusal: { why: 'notAsked' } }));
  });

  it('stops at an answer that never came, and says why', async () => {
    const mute: Bot = { decide: () => Promise.reject(new NoAnswer('it fell asleep')) };
    const bots = [mute, ...seatBots(terms, [random], 'stop').slice(1)];
    const playing = playGame({ terms, bots, seed: 'stop', onBadAnswer: stopAt });
    await expect(playing).rejects.toThrow('seat 0 gave no answer: it fell asleep');
  });

  it('times every decision', () => {
    let ticks = 0;
    const took: number[] = Array<number>(4).fill(0);
    const stopwatch = {
      now: () => ticks++,
      took: (seat: Seat, time: number): void => void (took[seat]! += time),
    };
    const bots = seatBots(terms, [random], 'timed');
    const { actions } = playGame({ terms, bots, seed: 'timed', stopwatch }) as Played;
    expect(took.reduce((sum, time) => sum + time)).toBe(actions);
    expect(ticks).toBe(2 * actions);
  });

  it('counts an answer that never came', async () => {
    const mute: Bot = { decide: () => Promise.reject(new NoAnswer()) };
    const bots = seatBots(terms, [random], 'mute');
    const played = await playGame({ terms, bots: [mute, ...bots.slice(1)], seed: 'mute' });
    expect(played.refused).toBeGreaterThan(0);
    expect(played.rounds).toBe(4);
  });

  it('does not hide that a bot broke', () => {
    const broken: Bot = {
      decide() {
        throw new RangeError('broken');
      },
    };
    expect(() => playNow(terms, [broken, broken, broken, broken], 'broken')).toThrow('broken');
  });

  it('breaks off a round that does not end', () => {
    // Rules that the sense check refuses: the top discard taken and given back, for ever.
    const oneCard = { take: 'card', mayComplete: 'yes' } as const;
    const rules = {
      ...terms.rules,
      draw: 1,
      pickUp: oneCard,
      pickUpAtLeast: 1,
      pickUpBlockedBy: [],
    };
    const endless = termsFor(rules, { players: 2 });
    const idle: Bot = {
      decide: ({ legal }) =>
        legal.find((action) => action.do === 'pickUp') ?? legal.find(endsOrDraws) ?? legal[0]!,
    };
    const played = playNow(endless, [idle, idle], 'endless');
    expect(played).toMatchObject({ unfinished: true, rounds: 0, winners: [] });
  });

  it('shows a watching bot what its seat may see, and no more', () => {
    const since: Event[] = [];
    const [first, ...others] = seatBots(terms, [random], 'watch');
    const watcher: Bot = {
      watches: true,
      decide(seen) {
        since.push(...seen.since);
        return first!.decide(seen);
      },
    };
    playNow(terms, [watcher, ...others], 'watch');
    const drawn = since.filter((event) => event.event === 'drew');
    expect(drawn.some(({ seat }) => seat !== 0)).toBe(true);
    for (const { seat, cards } of drawn) expect(Array.isArray(cards)).toBe(seat === 0);
  });

  it('shows a record each position after the deal, every action of play and every result', () => {
    const lines: string[] = [];
    const record: Sink = {
      dealt: (state) => lines.push(`dealt ${state.round} ${state.phase}`),
      acted: (before, seat, action) => lines.push(`${before.phase} ${seat} ${action.do}`),
      roundEnded: (state) => lines.push(`ended ${state.round}`),
    };
    const played = playNow(terms, seatBots(terms, [random], 'told'), 'told', record);
    expect(lines.filter((line) => line.includes(' draw'))).not.toHaveLength(0);
    expect(lines.filter((line) => line.startsWith('dealt'))).toEqual(
      [1, 2, 3, 4].map((round) => `dealt ${round} draw`),
    );
    expect(lines.filter((line) => line.startsWith('ended'))).toHaveLength(4);
    // Each of the four grabs in each of the four rounds is an action like any other.
    expect(lines.filter((line) => line.startsWith('deal '))).toHaveLength(16);
    expect(lines).toHaveLength(played.actions + 8);
  });
});

function endsOrDraws(action: Action): boolean {
  return action.do === 'draw' || action.do === 'discard';
}
