import {
  actor,
  apply,
  eventFor,
  isGameOver,
  legalActions,
  seeded,
  setUp,
  startGame,
  startRound,
  viewFor,
  type Event,
  type Refusal,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import {
  actionRecord,
  wholeNumberOf,
  eventRecords,
  fieldsOf,
  Malformed,
  positionRecord,
  readAction,
  readHeader,
  readPosition,
  resultLines,
  viewRecord,
  type Fields,
  type Header,
} from '@hand-and-foot/record';
import { sayPositionProblem, sayProblem, sayRefusal, type Context } from '@hand-and-foot/words';
import { problemDetail, refusalDetail } from './refusal.ts';

/** Judges a game line by line. It answers every line, and a refused one changes nothing. */
export interface Referee {
  /** The answers to one line, each a line. */
  answer(line: string): string[];
}

/** The game so far. A new one replaces it, so that a line is taken whole or not at all. */
interface Game {
  header: Header;
  state?: State;
  /** The result lines that the last round ended with. */
  results: string[];
}

interface Answer {
  lines: string[];
  game: Game | undefined;
}

export function createReferee(): Referee {
  let game: Game | undefined;
  return {
    answer(line) {
      const answer = answerTo(game, line);
      game = answer.game;
      return answer.lines;
    },
  };
}

function answerTo(game: Game | undefined, line: string): Answer {
  try {
    return answerFields(game, fieldsOf(parse(line), 'A line'));
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { lines: [refused('malformed', error.message)], game };
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    throw new Malformed('This line is not JSON.');
  }
}

function answerFields(game: Game | undefined, fields: Fields): Answer {
  if ('format' in fields) return begin(game, fields);
  const known = ['position', 'ask', 'do', 'round', 'game'].some((key) => key in fields);
  if (!known)
    throw new Malformed(
      'This line is neither a header, a position, an action, a result nor a question.',
    );
  if (!game)
    return {
      lines: [refused('noGame', 'Send a header first: who plays, and by which rules.')],
      game,
    };
  if ('position' in fields) return place(game, fields['position']);
  if (!game.state)
    return {
      lines: [refused('noPosition', 'Send a position first: the cards of the round.')],
      game,
    };
  if ('ask' in fields) return { lines: [answerQuestion(game.header, game.state, fields)], game };
  if ('do' in fields) return act(game, game.state, fields);
  return { lines: [checkResult(game, fields)], game };
}

// Headers and positions

function begin(game: Game | undefined, fields: Fields): Answer {
  const read = readHeader(fields);
  if (!read.ok) {
    if ('problems' in read) {
      const say = read.problems.slice(0, 3).map(sayProblem).join(' ');
      return { lines: [refused('badRules', say, { problems: read.problems.slice(0, 20) })], game };
    }
    const say = `These rules seat ${listed(read.allowed)}, not ${read.players}.`;
    return {
      lines: [refused('badSeats', say, { players: read.players, allowed: read.allowed })],
      game,
    };
  }
  const { header } = read;
  if (header.seed === undefined)
    return { lines: [accepted(header, [])], game: { header, results: [] } };
  const { state, events } = startGame(header.terms, seeded(`${header.seed}/1`));
  return { lines: [accepted(header, events)], game: { header, state, results: [] } };
}

function listed(numbers: readonly number[]): string {
  return numbers.length < 2
    ? numbers.join()
    : `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
}

function place(game: Game, value: unknown): Answer {
  const { header } = game;
  let state: ReturnType<typeof setUp>;
  try {
    state = setUp(header.terms, readPosition(header.terms, value));
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return { lines: [refused('badPosition', error.message, { reason: error.message })], game };
  }
  if ('problem' in state) {
    const reason = sayPositionProblem(state, context(header));
    return {
      lines: [
        refused('badPosition', reason, { ...problemDetail(header.terms.pack, state), reason }),
      ],
      game,
    };
  }
  return { lines: [accepted(header, [])], game: { header, state, results: [] } };
}

// Questions

function answerQuestion({ terms }: Header, state: State, fields: Fields): string {
  switch (fields['ask']) {
    case 'state':
      return JSON.stringify({ state: positionRecord(state) });
    case 'view':
      return JSON.stringify({
        view: viewRecord(terms, viewFor(state, readSeat(state, fields['seat']))),
      });
    case 'legal': {
      const seat = actor(state);
      return JSON.stringify({
        legal: legalActions(state).map((action) => actionRecord(terms, action, seat)),
      });
    }
    default:
      throw new Malformed('"ask" must be "state", "view" or "legal".');
  }
}

function readSeat({ terms }: State, value: unknown): Seat {
  const seat = wholeNumberOf(value, 'seat');
  if (seat >= terms.players)
    throw new Malformed(`seat must be a seat at this table, 0 to ${terms.players - 1}.`);
  return seat;
}

// Actions

function act(game: Game, state: State, fields: Fields): Answer {
  const { header } = game;
  const outcome = apply(state, readSeat(state, fields['seat']), readAction(header.terms, fields));
  if (!outcome.ok) return { lines: [refusedBy(game, state, outcome.refusal)], game };
  const next = outcome.state;
  if (next.phase !== 'over')
    return { lines: [accepted(header, outcome.events)], game: { ...game, state: next } };
  const results = resultLines(next);
  const begun =
    header.seed === undefined || isGameOver(next) ? undefined : nextRound(header.seed, next);
  const events = [...outcome.events, ...(begun?.events ?? [])];
  return {
    lines: [accepted(header, events), ...results],
    game: { header, state: begun?.state ?? next, results },
  };
}

function nextRound(seed: string, state: State): ReturnType<typeof startRound> {
  return startRound(state, seeded(`${seed}/${state.round + 1}`));
}

// Results, told back to the referee, are claims to be checked

function checkResult({ header, results }: Game, fields: Fields): string {
  const key = 'game' in fields ? 'game' : 'round';
  const result = results.find((line) => key in (JSON.parse(line) as Fields));
  if (result === undefined)
    return refused('noResult', 'No round has just ended, so there is no result to check.');
  const truth = JSON.parse(result) as Fields;
  return sameData(fields, truth)
    ? accepted(header, [])
    : refused('wrongResult', `The result is ${result}.`, truth);
}

/** Whether the claim has all that the truth has; it is looked into no deeper than the truth goes. */
export function sameData(claim: unknown, truth: unknown): boolean {
  if (typeof truth !== 'object' || truth === null) return claim === truth;
  if (typeof claim !== 'object' || claim === null) return false;
  if (Array.isArray(truth) && (!Array.isArray(claim) || claim.length !== truth.length))
    return false;
  return Object.entries(truth).every(([key, value]) => sameData((claim as Fields)[key], value));
}

// Answers

function context({ ruleSet, terms, seats }: Header): Context {
  return {
    ruleSet: { ...ruleSet, rules: terms.rules },
    pack: terms.pack,
    names: seats,
    sides: terms.sides,
  };
}

function accepted({ terms }: Header, events: readonly Event[]): string {
  return JSON.stringify({
    ok: true,
    events: eventRecords(
      terms,
      events.map((event) => eventFor(event)),
    ),
  });
}

function refusedBy({ header }: Game, state: State, refusal: Refusal): string {
  const say = sayRefusal(refusal, { ...context(header), round: state.round });
  return refused(refusal.why, say, refusalDetail(header.terms.pack, refusal));
}

function refused(why: string, say: string, detail: Fields = {}): string {
  return JSON.stringify({ ok: false, why, say, detail });
}
