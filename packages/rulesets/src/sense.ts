import {
  cardsEach,
  hasSuits,
  inSomeRound,
  packFor,
  rulesFor,
  teamsIn,
  waysToPay,
} from '@hand-and-foot/engine';
import type { Role, Rules, Seating } from '@hand-and-foot/engine';
import type { Problem, SenseProblem, RankKnob } from './problem.ts';
import { playersOf } from './ruleSets.ts';
import { unreachableBooks } from './reach.ts';
import { cardsIn, copiesInDecks } from './supply.ts';

/** The problems that keep well-formed rules from being played. */
export function whatIsSenseless(rules: Rules): Problem[] {
  const problems = senselessThroughout(rules);
  // Only rules without other problems are checked for what some numbers of players play, and for reachable books.
  if (problems.length > 0) return problems;
  const others = rules.forPlayers.flatMap(({ players }) =>
    senselessThroughout(rulesFor(rules, players)).map((of) => toPlayers(of, players)),
  );
  return others.length > 0 ? others : unreachableBooks(rules);
}

/** Faults that depend on the number of players name it themselves. */
function toPlayers(problem: Problem, players: number): Problem {
  return 'players' in problem
    ? problem
    : { problem: 'forPlayers', knob: 'forPlayers', players, of: problem };
}

function senselessThroughout(rules: Rules): Problem[] {
  return [
    ...senselessSeats(rules),
    ...senselessCards(rules),
    ...senselessThrees(rules),
    ...senselessDeal(rules),
    ...senselessTurn(rules),
    ...senselessMelds(rules),
    ...senselessOpening(rules),
    ...senselessRanks(rules),
  ];
}

function senselessSeats(rules: Rules): SenseProblem[] {
  const decks = Object.keys(rules.decks);
  const seating = Object.keys(rules.seating);
  return [
    ...missingFrom(seating, decks).map((players) => playersDiffer('decks', players)),
    ...missingFrom(decks, seating).map((players) => playersDiffer('seating', players)),
    ...Object.entries(rules.seating).flatMap(([players, seatings]) =>
      seatings
        .filter((each) => !canSeat(each, Number(players)))
        .map((each) => seatingImpossible(Number(players), each)),
    ),
  ];
}

function missingFrom(wanted: string[], given: string[]): string[] {
  return wanted.filter((players) => !given.includes(players));
}

function playersDiffer(knob: 'decks' | 'seating', players: string): SenseProblem {
  return { problem: 'playersDiffer', knob, players: Number(players) };
}

function seatingImpossible(players: number, seating: Seating): SenseProblem {
  return { problem: 'seatingImpossible', knob: 'seating', players, seating };
}

function canSeat(seating: Seating, players: number): boolean {
  switch (seating) {
    case 'alone':
      return true;
    case 'pairs':
      return players >= 4 && players % 2 === 0;
    case 'threes':
      return players === 6;
    case 'fifthChanges':
      return players === 5;
    default:
      return players >= 2 * teamsIn(seating)!;
  }
}

function senselessCards(rules: Rules): SenseProblem[] {
  const { roles, values } = rules;
  const problems: SenseProblem[] = Object.keys(values)
    .filter((kind) => values[kind]! < 0 && roles[kind] !== 'laid')
    .map((kind) => ({ problem: 'negativeValue', knob: 'values', kind }));
  if (!Object.values(roles).includes('natural')) {
    problems.push({ problem: 'noNaturals', knob: 'roles' });
  }
  if (capFaces(rules) > 1) problems.push({ problem: 'manyCaps', knob: 'roles' });
  return problems;
}

/** Threes of one rank are melded together, so they must be for the same and worth the same. */
function senselessThrees({ pack, roles, threes, values }: Rules): SenseProblem[] {
  if (threes === 'apart') return [];
  if (!hasSuits(pack)) return [{ problem: 'noThrees', knob: 'threes' }];
  const alike = roles['black3'] === roles['red3'] && values['black3'] === values['red3'];
  return alike && roles['black3'] === 'natural'
    ? []
    : [{ problem: 'threesDiffer', knob: 'threes' }];
}

/** A position tells only that a book is capped, so there must be one card that can have done it. */
function capFaces({ pack, roles }: Rules): number {
  const { faces, kindOf, kinds } = packFor(pack);
  return faces.filter((_, face) => roles[kinds[kindOf[face]!]!] === 'cap').length;
}

function senselessDeal(rules: Rules): SenseProblem[] {
  const problems: SenseProblem[] = playersOf(rules).flatMap((players) => [
    ...tooManyDecks(rules, players),
    ...tooManyDealt(rules, players),
  ]);
  const piles = rules.piles.length;
  if (rules.handChoice !== 'first' && piles !== 2) {
    problems.push({ problem: 'needsTwoPiles', knob: 'handChoice', have: piles });
  }
  if (inSomeRound(rules.footPass).some((way) => way !== 'kept') && piles !== 2) {
    problems.push({ problem: 'needsTwoPiles', knob: 'footPass', have: piles });
  }
  if (!upcardCanTurn(rules)) problems.push({ problem: 'upcardNever', knob: 'upcard' });
  return problems;
}

/** A deck of Lords & Ladies is as large as five others. */
const MOST_LARGE_DECKS = 10;

function tooManyDecks({ pack, decks }: Rules, players: number): SenseProblem[] {
  if (hasSuits(pack) || decks[String(players)]! <= MOST_LARGE_DECKS) return [];
  return [{ problem: 'tooManyDecks', knob: 'decks', players, most: MOST_LARGE_DECKS }];
}

/** After the deal somebody must still be able to draw. */
function tooManyDealt(given: Rules, players: number): SenseProblem[] {
  const rules = rulesFor(given, players);
  const each = cardsEach(rules);
  const upcard = rules.upcard.turn === 'one' ? 1 : 0;
  const need = each * players + upcard + Math.max(...inSomeRound(rules.draw));
  const have = cardsIn(rules, rules.decks[String(players)]!);
  const knob = rules.setAside === 0 ? 'piles' : 'setAside';
  return need > have ? [{ problem: 'tooManyDealt', knob, players, need, have }] : [];
}

function upcardCanTurn(rules: Rules): boolean {
  const { upcard, pack } = rules;
  if (upcard.turn === 'none') return true;
  const { replace } = upcard;
  return packFor(pack).kinds.some(
    (kind) => !replace.includes(kind) && copiesInDecks(rules, kind, 1) > 0,
  );
}

function senselessTurn(rules: Rules): SenseProblem[] {
  const problems: SenseProblem[] = [];
  const { take } = rules.pickUp;
  const drawsOne = inSomeRound(rules.draw).includes(1);
  if ((take === 'top' || take === 'all') && !Object.values(waysToPay(rules)).includes(true)) {
    problems.push({ problem: 'noWayToTake', knob: 'pickUpWith' });
  }
  // As many cards out as in, forever: hands would never grow into books.
  const drawn = Math.min(...inSomeRound(rules.draw));
  // A top discard taken and given back would go on forever, too.
  const isPassedOn = rules.emptyStock === 'playOn' && take === 'card';
  if (isPassedOn || (rules.emptyStock === 'reshuffle' && drawn <= rules.discards)) {
    problems.push({ problem: 'mightNeverEnd', knob: 'emptyStock' });
  }
  // The same top discard taken and given back, turn after turn, would leave the stock as it is.
  if (take === 'card' && drawsOne) problems.push({ problem: 'mightNeverEnd', knob: 'draw' });
  return problems;
}

function senselessMelds({ byRank, meldStart, bookSize }: Rules): SenseProblem[] {
  const problems: SenseProblem[] = byRank.flatMap(({ start = bookSize }, index) =>
    senselessStart(start, meldStart.naturals, bookSize, String(index + 1)),
  );
  const { cards, naturals } = meldStart;
  if (cards > bookSize) {
    problems.push({ problem: 'startBeyondBook', knob: 'meldStart', cards, bookSize });
  }
  if (naturals > cards) {
    problems.push({ problem: 'naturalsBeyondStart', knob: 'meldStart', naturals, cards });
  }
  return problems;
}

/** The start that a rank has of its own. */
function senselessStart(
  cards: number,
  naturals: number,
  bookSize: number,
  at: string,
): SenseProblem[] {
  const knob = 'byRank';
  if (cards > bookSize) return [{ problem: 'startBeyondBook', knob, at, cards, bookSize }];
  return cards < naturals ? [{ problem: 'naturalsBeyondStart', knob, at, naturals, cards }] : [];
}

function senselessOpening({ opening, roles, values }: Rules): SenseProblem[] {
  const steps = opening.by === 'score' ? opening.steps : [];
  const late = steps.findIndex((step, index) => index > 0 && step.from <= steps[index - 1]!.from);
  const needs = opening.by === 'score' ? steps.map((step) => step.points) : opening.points;
  const worthless = !Object.keys(roles).some((kind) => isMelded(roles[kind]!) && values[kind]! > 0);
  const problems: SenseProblem[] = [];
  if (late > 0)
    problems.push({ problem: 'stepsUnordered', knob: 'opening', at: `steps.${late + 1}` });
  if (worthless && Math.max(...needs) > 0)
    problems.push({ problem: 'cannotOpen', knob: 'opening' });
  return problems;
}

function isMelded(role: Role): boolean {
  return role === 'natural' || role === 'wild';
}

function senselessRanks(rules: Rules): Problem[] {
  return [
    ...rules.booksNeeded.flatMap((need, index) => rankProblems(rules, 'booksNeeded', need, index)),
    ...rules.rankBonus.flatMap((bonus, index) => rankProblems(rules, 'rankBonus', bonus, index)),
    ...rules.byRank.flatMap(({ rank }, index) =>
      rankProblems(rules, 'byRank', { kind: '', rank }, index),
    ),
    ...rules.discardBarred.flatMap(({ kind: rank, until }, index) =>
      until === 'roundEnds' ? [] : rankProblems(rules, 'discardBarred', { kind: '', rank }, index),
    ),
    ...(rules.laid.books ?? []).flatMap((book, index) =>
      rankProblems(rules, 'laid', book, index, 'books.'),
    ),
    ...repeated(
      'rankBonus',
      rules.rankBonus.map(({ rank, kind }) => `${kind} ${rank}`),
    ),
    ...repeated(
      'playBonus',
      rules.playBonus.map((each) => each.for),
    ),
    ...repeated(
      'forPlayers',
      rules.forPlayers.map(({ players }) => String(players)),
    ),
    ...repeated(
      'penalties',
      rules.penalties.map((each) => each.for),
    ),
    ...repeated(
      'byRank',
      rules.byRank.map(({ rank }) => rank),
    ),
    ...repeated(
      'discardBarred',
      rules.discardBarred.map(({ kind }) => kind),
    ),
    ...(Array.isArray(rules.exactGrab)
      ? repeated(
          'exactGrab',
          rules.exactGrab.map(({ off }) => String(off)),
        )
      : []),
  ];
}

function rankProblems(
  rules: Rules,
  knob: RankKnob,
  { kind, rank }: { kind: string; rank?: string },
  index: number,
  within = '',
): SenseProblem[] {
  if (rank === undefined) return [];
  const at = `${within}${index + 1}`;
  if (kind === 'wild') {
    const isPure = knob === 'rankBonus' && rules.roles[rank] === 'wild';
    return isPure ? [] : [{ problem: 'wildHasNoRank', knob, at }];
  }
  const isMerged = rules.threes === 'oneRank' && rank === 'red3';
  // Kinds that meld only in going out are ranks, too, but nobody can count on a book of them.
  const role = rules.roles[rank];
  const isRank = role === 'natural' || (knob === 'byRank' && role === 'lastMeld');
  if (isRank && !isMerged) return [];
  return [{ problem: 'rankNotNatural', knob, at, kind: rank }];
}

function repeated(knob: keyof Rules, names: readonly string[]): Problem[] {
  const again = names.find((name, index) => names.indexOf(name) < index);
  return again === undefined ? [] : [{ problem: 'repeated', knob, value: again }];
}
