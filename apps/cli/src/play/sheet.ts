import {
  bestOf,
  inOrder,
  placeOf,
  scoreRound,
  totals,
  winners,
  type SideScore,
  type State,
} from '@hand-and-foot/engine';
import { listed } from '@hand-and-foot/words';
import { padLeft, padRight } from '../layout.ts';
import { figure } from './numbers.ts';
import { nameOfSide, scorersOf, type Seated } from './seated.ts';
import type { Screen } from '../screen.ts';

const LINES: readonly (readonly [label: string, line: keyof SideScore])[] = [
  ['Books', 'books'],
  ['Bonuses', 'bonus'],
  ['On the table', 'cards'],
  ['Left over', 'caught'],
  ['This round', 'total'],
];

/** A finished round line by line, and the standings. */
export function sheetLines(seated: Seated, state: State, { paint, width }: Screen): string[] {
  const scores = scoreRound(state);
  const names = scores.map(({ side }) => nameOfSide(seated, state.round, side));
  const bySide = seated.terms.scorers === seated.terms.sides;
  const all = totals(state);
  const label = 14;
  const room = Math.floor((width - label) / names.length);
  const column = Math.min(room, Math.max(9, ...names.map((name) => name.length + 2)));
  const row = (head: string, cells: readonly string[]): string =>
    padRight(head, label) +
    cells.map((cell) => padLeft(cell.slice(0, column - 1), column)).join('');
  return [
    paint.bold(row(`Round ${state.round}`, names)),
    ...LINES.map(([head, line]) =>
      row(
        head,
        scores.map((score) => figure(score[line])),
      ),
    ),
    ...(bySide ? [paint.bold(row('Total', all.map(figure)))] : totalsLine(seated, state)),
  ];
}

/** The running totals on one line. */
export function totalsLine(seated: Seated, state: State): string[] {
  const names = scorersOf(seated, state.round);
  const each = totals(state).map((total, scorer) => `${names[scorer]} ${figure(total)}`);
  return [`Totals: ${each.join(', ')}.`];
}

/** The winner, then everybody in order. */
export function standingLines(seated: Seated, state: State): string[] {
  const names = scorersOf(seated, state.round);
  const all = totals(state);
  const { rules } = seated.terms;
  const won = winners(state).map((scorer) => names[scorer]!);
  const best = figure(bestOf(rules, all));
  const verb = won.length > 1 || isPlural(won[0]!) ? 'win' : 'wins';
  const shared = won.length > 1 ? 'share the win' : verb;
  const isTie = won.length === all.length;
  return [
    isTie
      ? `It’s a tie, with ${best} points each.`
      : `${listed(won)} ${shared} with ${best} points.`,
    ...inOrder(rules, all).map(
      (scorer) =>
        `  ${placeOf(rules, all, all[scorer]!)}. ${names[scorer]} ${figure(all[scorer]!)}`,
    ),
  ];
}

function isPlural(name: string): boolean {
  return ['You', 'We', 'They'].includes(name) || name.includes(' & ');
}
