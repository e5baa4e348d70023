import { hasSuits, packFor, type PackId, type PerPlayers, type Rules } from '@hand-and-foot/engine';
import { catalogue, ruleSets, withJokersOf, type NumberShape } from '@hand-and-foot/rulesets';
import { goneOn } from './goneOn.ts';

/** The rules with one knob turned, and everything that must follow at once. */
export function withKnob<Knob extends keyof Rules>(
  rules: Rules,
  knob: Knob,
  value: Rules[Knob],
): Rules {
  const turned = { ...rules, [knob]: value };
  switch (knob) {
    case 'pack':
      return value === rules.pack ? turned : withPack(rules, turned.pack);
    case 'decks':
      return { ...turned, seating: forSame(turned.decks, rules.seating, () => ['alone']) };
    case 'seating':
      return { ...turned, decks: forSame(turned.seating, rules.decks, decksFor(rules.decks)) };
    default:
      return turned;
  }
}

function withPack(rules: Rules, pack: PackId): Rules {
  return hasSuits(pack) && hasSuits(rules.pack)
    ? withJokersOf(rules, pack)
    : withCardsOf({ ...rules, pack });
}

/** Kinds of cards come from a sheet with the same pack. */
function withCardsOf(rules: Rules): Rules {
  const sheet = sheetWith(rules.pack).rules;
  const { roles, values, caught, laid, upcard, rankBonus } = sheet;
  const { byRank, discardBarred, discardFirst, pickUpBlockedBy, threes } = sheet;
  const { kinds } = packFor(rules.pack);
  return {
    ...rules,
    roles,
    values,
    caught,
    laid,
    upcard,
    pickUpBlockedBy,
    discardFirst,
    discardBarred,
    byRank,
    threes,
    rankBonus,
    booksNeeded: rules.booksNeeded.filter(
      ({ rank }) => rank === undefined || (kinds.includes(rank) && roles[rank] === 'natural'),
    ),
  };
}

function sheetWith(pack: PackId) {
  const usual = ruleSets.find(({ id }) => id === 'house')!;
  return hasSuits(pack) ? usual : ruleSets.find(({ rules }) => rules.pack === pack)!;
}

/** A table for the same numbers of players as another. */
function forSame<T>(
  wanted: PerPlayers<unknown>,
  have: PerPlayers<T>,
  otherwise: (players: number) => T,
): PerPlayers<T> {
  return Object.fromEntries(
    Object.keys(wanted).map((players) => [players, have[players] ?? otherwise(Number(players))]),
  );
}

function decksFor(decks: PerPlayers<number>): (players: number) => number {
  const { shape } = catalogue.find(({ knob }) => knob === 'decks')!;
  const { of } = shape as { of: NumberShape };
  return (players) => goneOn(players, decks, of);
}
