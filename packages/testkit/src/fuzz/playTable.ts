import { botNamed, loadNet, playGame, seatBots, stopAt } from '@hand-and-foot/bots';
import {
  copyState,
  determinize,
  play,
  positionOf,
  scoreRound,
  seeded,
  viewFor,
  type Random,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { positionRecord } from '@hand-and-foot/record';
import { asPlayed, type RuleSet } from '@hand-and-foot/rulesets';
import { english, type Speech } from '@hand-and-foot/words';
import { spanish } from '@hand-and-foot/words/es';
import { propose } from '../proposals.ts';
import { randomGame } from '../randomGame.ts';
import { isWhole, recount } from '../recount.ts';
import { setUpAgain } from '../setUpAgain.ts';
import { isSound } from './sound.ts';

export interface FuzzTable {
  ruleSet: RuleSet;
  terms: Terms;
  /** The bots, seat by seat and around again. */
  bots: readonly string[];
  seed: string;
  /** One moment in this many is looked at closely. */
  every: number;
}

export interface FuzzCourse {
  rounds: number;
  actions: number;
  /** Rounds that somebody ended by going out. */
  wentOut: number;
}

await loadNet();

/** Plays a game with bots in all seats. Throws if anything goes wrong. */
export function playTable(table: FuzzTable): FuzzCourse {
  return table.bots.every((name) => name === 'random') ? playAtRandom(table) : playByBots(table);
}

/** As bots named random would, without making their lists of actions. */
function playAtRandom(table: FuzzTable): FuzzCourse {
  const course: FuzzCourse = { rounds: 0, actions: 0, wentOut: 0 };
  let now: State | undefined;
  const { state, actions } = randomGame(
    table.terms,
    table.seed,
    (before, seat, _action, random) => {
      if (now && now !== before) endRound(table, now, course);
      now = before;
      if (before.phase !== 'deal' && random.below(table.every) === 0)
        lookAt(table, copyState(before), seat, random);
    },
  );
  endRound(table, state, course);
  return { ...course, actions };
}

function playByBots(table: FuzzTable): FuzzCourse {
  const { terms, seed, every } = table;
  const course: FuzzCourse = { rounds: 0, actions: 0, wentOut: 0 };
  const random = seeded(`${seed}/moments`);
  const makers = table.bots.map((name) => botNamed(name)!);
  const played = playGame({
    terms,
    bots: seatBots(terms, makers, seed),
    seed,
    onBadAnswer: stopAt,
    record: {
      dealt: () => undefined,
      acted: (before, seat) => {
        if (before.phase !== 'deal' && random.below(every) === 0)
          lookAt(table, copyState(before), seat, random);
      },
      roundEnded: (state) => endRound(table, state, course),
    },
  });
  if (played instanceof Promise) throw new Error('a bot of ours answers late');
  if (played.unfinished) throw new Error('a round does not end');
  return { ...course, actions: played.actions };
}

function endRound({ terms }: FuzzTable, state: State, course: FuzzCourse): void {
  course.rounds++;
  if (state.outBy >= 0) course.wentOut++;
  const position = positionOf(state);
  if (!isWhole(terms, position)) throw new Error('cards are lost');
  for (const { side, books, bonus, cards, caught } of scoreRound(state))
    alike(
      { books, bonus, cards, caught },
      recount(terms, position, side, state.outBy),
      'the score recounted',
    );
}

function lookAt(table: FuzzTable, state: State, seat: Seat, random: Random): void {
  const { terms } = table;
  const position = positionOf(state);
  if (!isWhole(terms, position)) throw new Error('cards are lost');
  const { data, text } = setUpAgain(state);
  alike(data, position, 'the position set up again');
  alike(JSON.parse(text), positionRecord(state), 'the position read');
  for (const other of new Set([seat, random.below(terms.players)])) {
    const view = viewFor(state, other);
    alike(viewFor(determinize(terms, view, random), other), view, 'the view of an imagined state');
  }
  for (let tries = 0; tries < 6; tries++) tryProposal(table, state, seat, random);
}

/** A refusal must be explained, in both languages. */
function tryProposal(
  { ruleSet, terms }: FuzzTable,
  state: State,
  seat: Seat,
  random: Random,
): void {
  const action = propose(state, seat, random);
  const refusal = play(copyState(state), seat, action);
  if (!refusal) return;
  const names = Array.from({ length: terms.players }, (_, at) => `Player ${at + 1}`);
  const context = {
    ruleSet: asPlayed(ruleSet, terms),
    pack: terms.pack,
    names,
    you: seat,
    round: state.round,
  };
  for (const speech of [english, spanish] satisfies Speech[]) {
    const said = speech.sayRefusal(refusal, context);
    if (!isSound(said)) throw new Error(`${JSON.stringify(refusal)} is told as "${said}"`);
  }
}

function alike(one: unknown, other: unknown, what: string): void {
  const [here, there] = [JSON.stringify(one), JSON.stringify(other)];
  if (here !== there) throw new Error(`${what} differs: ${here} instead of ${there}`);
}
