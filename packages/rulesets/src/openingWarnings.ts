import { inSomeRound, packFor } from '@hand-and-foot/engine';
import type { Rules } from '@hand-and-foot/engine';
import { copiesInDecks, supplyOf, wildsWith } from './supply.ts';
import type { KnobByRound, Warning } from './warning.ts';

/** Warnings about the points for the first laying, and about rounds that are listed but never played. */
export function openingWarnings(rules: Rules): Warning[] {
  const { opening } = rules;
  const rounds = roundsPlayed(rules);
  const lists = opening.by === 'round' ? [opening.points] : [];
  const books = (opening.by === 'round' && opening.book) || [];
  return [
    ...beyondHand(rules),
    ...bookBeyondHand(rules),
    ...lists.filter(falls).map((): Warning => ({ warning: 'openingFalls', knob: 'opening' })),
    ...[...lists, books].flatMap((list) => neverPlayed('opening', list.length, rounds)),
    ...rules.booksNeeded.flatMap(({ count, partners = [] }) =>
      neverPlayed('booksNeeded', Math.max(count.length, partners.length), rounds),
    ),
    ...listedByRound(rules).flatMap(([knob, list]) => neverPlayed(knob, list.length, rounds)),
  ];
}

function roundsPlayed({ gameEnd }: Rules): number {
  return gameEnd.after === 'rounds' ? gameEnd.rounds : gameEnd.atMost;
}

function falls(points: readonly number[]): boolean {
  return points.some((need, index) => index > 0 && need < points[index - 1]!);
}

/** The values that are given by round, or for every round, besides the opening's and the books'. */
function listedByRound(rules: Rules): [KnobByRound, readonly unknown[]][] {
  const { pickUp } = rules;
  return [
    ['footPass', inSomeRound(rules.footPass)],
    ['draw', inSomeRound(rules.draw)],
    ['pickUp', pickUp.take === 'top' ? inSomeRound(pickUp.cards) : []],
    ['goOutBonus', inSomeRound(rules.goOutBonus)],
  ];
}

function neverPlayed(knob: KnobByRound, have: number, rounds: number): Warning[] {
  return have > rounds ? [{ warning: 'roundsNeverPlayed', knob, have, rounds }] : [];
}

function beyondHand(rules: Rules): Warning[] {
  const { opening } = rules;
  const asked = opening.by === 'round' ? opening.points : opening.steps.map(({ points }) => points);
  const need = Math.max(...asked);
  const cards = firstCards(rules);
  const most = mostPoints(rules, cards);
  return need > most ? [{ warning: 'openingBeyondHand', knob: 'opening', need, most, cards }] : [];
}

/** The first laying comes from the hand and the first draw. */
function firstCards({ draw, piles }: Rules): number {
  return piles[0]! + Math.max(...inSomeRound(draw));
}

function bookBeyondHand(rules: Rules): Warning[] {
  const { bookSize: need, opening } = rules;
  if (opening.by !== 'round' || !opening.book?.includes('clean')) return [];
  const copies = Math.max(
    ...supplyOf(rules, Math.max(...Object.values(rules.decks))).ranks.values(),
  );
  const cards = Math.min(firstCards(rules), copies);
  return need > cards ? [{ warning: 'bookBeyondHand', knob: 'opening', need, cards }] : [];
}

/** No less than the best that so many cards could bring, in melds of one card more or less. */
function mostPoints(rules: Rules, cards: number): number {
  const decks = Math.max(...Object.values(rules.decks));
  const naturals = dearest(rules, 'natural', decks, cards);
  const wilds = dearest(rules, 'wild', decks, cards);
  const sums = Array.from({ length: cards + 1 }, (_, count) =>
    count <= mostWilds(rules, cards - count)
      ? sumOf(naturals, cards - count) + sumOf(wilds, count)
      : 0,
  );
  return Math.max(...sums);
}

/** The values of the dearest cards with this role, as many as there are up to `cards`. */
function dearest(rules: Rules, role: string, decks: number, cards: number): number[] {
  const kinds = packFor(rules.pack).kinds.filter((kind) => rules.roles[kind] === role);
  return kinds
    .flatMap((kind) =>
      Array<number>(Math.min(cards, copiesInDecks(rules, kind, decks))).fill(rules.values[kind]!),
    )
    .sort((a, b) => b - a)
    .slice(0, cards);
}

function sumOf(values: readonly number[], count: number): number {
  return values.slice(0, count).reduce((sum, value) => sum + value, 0);
}

/** Most wilds that this many naturals can have with them, in one meld or several. */
function mostWilds(rules: Rules, naturals: number): number {
  if (rules.wildMelds > 0) return Infinity;
  const most = [0];
  for (let count = 1; count <= naturals; count++) {
    const begun = Array.from({ length: count }, (_, size) => size + 1).map((size) =>
      size < rules.meldStart.naturals ? 0 : wildsWith(rules, size) + most[count - size]!,
    );
    most.push(Math.max(0, ...begun));
  }
  return most[naturals]!;
}
