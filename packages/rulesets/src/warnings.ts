import {
  cardsEach,
  hasSuits,
  inRound,
  inSomeRound,
  isGrabbed,
  packFor,
  rulesFor,
  seatTerms,
} from '@hand-and-foot/engine';
import type { Rules } from '@hand-and-foot/engine';
import { openingWarnings } from './openingWarnings.ts';
import { playersOf } from './ruleSets.ts';
import { cardsIn, mostBooks, supplyOf, type Supply } from './supply.ts';
import type { IdleKnob, Warning } from './warning.ts';

/**
 * Warnings about playable rules that were surely not meant, for this number of players or any. Each is given once, with
 * the fewest players it's true of.
 */
export function warningsOf(rules: Rules, players?: number): Warning[] {
  const tables = players === undefined ? playersOf(rules) : [players];
  return onceEach([
    ...openingWarnings(rules),
    ...bookWarnings(rules),
    ...cardWarnings(rules),
    ...idleKnobs(rules).map((knob): Warning => ({ warning: 'idle', knob })),
    ...tables.flatMap((count) => tableWarnings(rules, count)),
  ]);
}

function onceEach(warnings: readonly Warning[]): Warning[] {
  const told = new Set<string>();
  return warnings.filter(({ warning, knob }) => {
    const name = `${warning} ${knob}`;
    return !told.has(name) && told.add(name);
  });
}

// Warnings that depend on how many play

function tableWarnings(given: Rules, players: number): Warning[] {
  const rules = rulesFor(given, players);
  const supply = supplyOf(rules, rules.decks[String(players)]!);
  return [
    ...stockWarnings(rules, players),
    ...meldWarnings(rules, supply, players),
    ...booksForAll(rules, supply, players),
  ];
}

function leftAfterDeal(rules: Rules, players: number): number {
  const each = cardsEach(rules);
  const upcard = rules.upcard.turn === 'one' ? 1 : 0;
  return cardsIn(rules, rules.decks[String(players)]!) - each * players - upcard;
}

function stockWarnings(rules: Rules, players: number): Warning[] {
  const left = leftAfterDeal(rules, players);
  const need = 2 * players * Math.max(...inSomeRound(rules.draw));
  const warnings: Warning[] = [];
  if (left < need) warnings.push({ warning: 'stockShort', knob: 'piles', players, left, need });
  if (takesDiscards(rules) && rules.pickUpAtLeast > left)
    warnings.push({ warning: 'pickUpNever', knob: 'pickUpAtLeast' });
  return warnings;
}

function takesDiscards({ pickUp }: Rules): boolean {
  return pickUp.take !== 'nothing';
}

function meldWarnings(rules: Rules, supply: Supply, players: number): Warning[] {
  const copies = Math.max(...supply.ranks.values());
  const { cards, naturals } = rules.meldStart;
  const canBegin = copies >= naturals && copies + supply.wilds >= cards;
  if (!canBegin && rules.wildMelds === 0)
    return [{ warning: 'noMelds', knob: 'meldStart', players }];
  return mostBooks(supply, 'any') === 0 ? [{ warning: 'noBooks', knob: 'bookSize', players }] : [];
}

/** How many sides could come to go out in the same round, where it is half of them or fewer. */
function booksForAll(rules: Rules, supply: Supply, players: number): Warning[] {
  const [seating] = rules.seating[String(players)]!;
  const together = seating !== 'alone';
  const { sides } = seatTerms(seating!, players);
  const rounds = Math.max(1, ...rules.booksNeeded.map(({ count }) => count.length));
  const needs = Array.from({ length: rounds }, (_, index) =>
    needsOfOne(rules, supply, index + 1, together),
  );
  const inAll = supply.wilds + [...supply.ranks.values()].reduce((sum, copies) => sum + copies, 0);
  const few = (warning: 'wildsForFew' | 'cardsForFew', have: number, each: number): Warning[] => {
    const can = Math.floor(have / each);
    return 2 * can <= sides ? [{ warning, knob: 'booksNeeded', players, sides, can }] : [];
  };
  return [
    ...few('wildsForFew', supply.wilds, Math.max(...needs.map(({ wilds }) => wilds))),
    ...few('cardsForFew', inAll, Math.max(...needs.map(({ cards }) => cards))),
  ];
}

function needsOfOne(rules: Rules, supply: Supply, round: number, together: boolean) {
  const counts = { clean: 0, dirty: 0, wild: 0, any: 0 };
  for (const { kind, count, partners } of rules.booksNeeded)
    counts[kind] = Math.max(counts[kind], inRound(together && partners ? partners : count, round));
  const books = Math.max(counts.any, counts.clean + counts.dirty + counts.wild);
  return {
    wilds: counts.wild * rules.bookSize + counts.dirty * supply.dirtyWilds,
    cards: books * rules.bookSize,
  };
}

// Warnings that don't

function bookWarnings(rules: Rules): Warning[] {
  const { bookBonus, booksNeeded, bookSize, roles, values, wildMelds } = rules;
  const { clean, dirty, wild } = bookBonus;
  const naturals = Object.keys(roles).filter((kind) => roles[kind] === 'natural');
  const cards = bookSize * Math.min(...naturals.map((kind) => values[kind]!));
  const warnings: Warning[] = [];
  const pays = (kind: 'clean' | 'dirty', bonus: number): void => {
    if (bonus < cards)
      warnings.push({ warning: 'bookBelowCards', knob: 'bookBonus', kind, bonus, cards });
  };
  pays('clean', clean);
  if (hasWilds(rules)) pays('dirty', dirty);
  if (dirty > clean) warnings.push({ warning: 'dirtyAboveClean', knob: 'bookBonus', clean, dirty });
  if (wildMelds > 0 && wild === 0 && hasWilds(rules))
    warnings.push({ warning: 'wildBookUnpaid', knob: 'bookBonus' });
  if (wildMelds === 0 && wild > 0)
    warnings.push({ warning: 'wildBookNever', knob: 'bookBonus', bonus: wild });
  const fall = fallOf(booksNeeded.map(({ count }) => count));
  if (fall > 0) warnings.push({ warning: 'booksFall', knob: 'booksNeeded', round: fall });
  return warnings;
}

/** The first round in which all the lists together ask for less than the round before; 0 if there is none. */
function fallOf(lists: readonly (readonly number[])[]): number {
  const rounds = Math.max(1, ...lists.map((list) => list.length));
  const sums = Array.from({ length: rounds }, (_, index) =>
    lists.reduce((sum, list) => sum + inRound([...list], index + 1), 0),
  );
  return sums.findIndex((sum, index) => index > 0 && sum < sums[index - 1]!) + 1;
}

function hasWilds({ roles }: Rules): boolean {
  return Object.values(roles).includes('wild');
}

function cardWarnings(rules: Rules): Warning[] {
  const { caught, roles, values } = rules;
  const kinds = packFor(rules.pack).kinds;
  const cheap = Object.keys(caught).find(
    (kind) => isMelded(rules, kind) && caught[kind]! < values[kind]!,
  );
  const naturals = kinds.filter((kind) => roles[kind] === 'natural').map((kind) => values[kind]!);
  const natural = Math.max(...naturals);
  const poor = kinds.find(
    (kind) => roles[kind] === 'wild' && values[kind]! < Math.min(...naturals),
  );
  const warnings: Warning[] = [];
  if (cheap !== undefined)
    warnings.push({
      warning: 'caughtBelowValue',
      knob: 'caught',
      kind: cheap,
      caught: caught[cheap]!,
      value: values[cheap]!,
    });
  if (poor !== undefined)
    warnings.push({
      warning: 'wildBelowNaturals',
      knob: 'values',
      kind: poor,
      value: values[poor]!,
      natural,
    });
  if (takesDiscards(rules) && blocksAll(rules))
    warnings.push({ warning: 'pickUpNever', knob: 'pickUpBlockedBy' });
  if (hasWilds(rules) && wildsNeverFit(rules))
    warnings.push({ warning: 'wildsIdle', knob: 'wildLimits' });
  return warnings;
}

function isMelded({ roles }: Rules, kind: string): boolean {
  return roles[kind] === 'natural' || roles[kind] === 'wild';
}

function blocksAll(rules: Rules): boolean {
  return packFor(rules.pack).kinds.every(
    (kind) => rules.roles[kind] !== 'natural' || rules.pickUpBlockedBy.includes(kind),
  );
}

/** No meld takes a wild, however many naturals it has. */
function wildsNeverFit(rules: Rules): boolean {
  if (rules.wildMelds > 0) return false;
  const decks = Math.max(...Object.values(rules.decks));
  return supplyOf(rules, decks).dirtyNaturals === undefined;
}

function seatsPartners({ seating }: Rules): boolean {
  return Object.values(seating).some((ways) => ways.some((way) => way !== 'alone'));
}

/** No card that freezes the discards is ever discarded. */
function neverFreezes({ freezing, roles, threes }: Rules): boolean {
  // No card is of the red kind if all threes are one rank.
  const isGone = (kind: string): boolean => threes === 'oneRank' && kind === 'red3';
  return typeof freezing === 'string'
    ? !Object.values(roles).includes('wild')
    : freezing.by.every((kind) => roles[kind] === 'laid' || isGone(kind));
}

function idleKnobs(rules: Rules): IdleKnob[] {
  const has = (role: string): boolean => Object.values(rules.roles).includes(role as never);
  const idle: Record<IdleKnob, boolean> = {
    exactGrab: rules.exactGrab !== 0 && !isGrabbed(rules),
    jokersPerDeck: rules.jokersPerDeck !== 2 && !hasSuits(rules.pack),
    drawFrom: rules.drawFrom === 'different' && rules.stockPiles === 1,
    allLaid: rules.allLaid === 'doubled' && !has('laid'),
    laid: Object.keys(rules.laid).length > 0 && !has('laid'),
    outBarredBy: rules.outBarredBy.length > 0 && !seatsPartners(rules),
    starterUpcard: rules.starterUpcard === 'mayTake' && rules.upcard.turn === 'none',
    freezing:
      rules.freezing !== 'never' && (neverFreezes(rules) || rules.pickUp.take === 'nothing'),
    discardFirst: rules.discardFirst.some((kind) => rules.roles[kind] === 'laid'),
  };
  return (Object.keys(idle) as IdleKnob[]).filter((knob) => idle[knob]);
}
