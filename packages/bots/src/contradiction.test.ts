import {
  actor,
  cardsToBook,
  legalActions,
  meldAt,
  meldKind,
  naturalsIn,
  openingFor,
  play,
  seatingFor,
  seeded,
  sideOf,
  startGame,
  termsFor,
  viewFor,
  wildsIn,
  type Kind,
  type MutableState,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import { knownRuleSet } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { botNamed } from './bots.ts';
import { loadNet } from './net/netAtHand.ts';
import type { Decision } from './reason.ts';

await loadNet();

// No hint may say the opposite of its move.

/** Says in a few words how the reason contradicts the move, if it does. */
function contradiction(state: State, { action, reason }: Decision): string | undefined {
  const { terms } = state;
  const thrown = action.do === 'discard' ? terms.pack.kindOf[action.card] : undefined;
  switch (reason.why) {
    case 'keepsWilds':
      if (reason.rank === thrown) return 'throws the card that its meld needs';
      return wildFinishes(state, reason.rank!) ? 'saves a wild that finishes a book' : undefined;
    case 'keepsPair':
      return reason.rank === thrown ? 'breaks the pair it keeps' : undefined;
    case 'saferThan':
      return terms.pack.kindOf[reason.other] === thrown || reason.risk <= 0
        ? 'no safer'
        : undefined;
    case 'freezesDiscards':
      return !terms.freezes || reason.worth <= 0 ? 'freezes nothing' : undefined;
    case 'blocksDiscards':
      return !(terms.blockedKinds & (1 << thrown!)) || reason.worth <= 0
        ? 'blocks nothing'
        : undefined;
    case 'throwsDead':
      return terms.role[thrown!] !== 'dead' ? 'the card has another use' : undefined;
    case 'dearToKeep':
      return reason.caught <= 0 ? 'costs nothing' : undefined;
    case 'discardsWorthLess':
    case 'discardsWorthMore':
    case 'topFits':
      return reason.points <= 0 ? 'no better than the other way' : undefined;
    case 'opens':
      return reason.points < openingFor(state, actor(state)) ? 'too little to go down' : undefined;
    case 'letsGoOut':
      return reason.saved > reason.risked ? 'waiting is better' : undefined;
    case 'wantsAnotherTurn':
      return reason.saved < reason.risked ? 'going out is better' : undefined;
    default:
      return undefined;
  }
}

/** Whether a wild from hand makes a book of the rank now. */
function wildFinishes(state: State, rank: Kind): boolean {
  const { terms } = state;
  return legalActions(state).some(
    (action) =>
      action.do === 'layDown' &&
      action.lay.some(({ to, cards }) => {
        if (to === undefined || !cards.every((card) => terms.wildPlace[card]! >= 0)) return false;
        const meld = meldAt(state, sideOf(state, state.turn), to);
        const size = naturalsIn(state, meld) + wildsIn(state, meld);
        return meldKind(state, meld) === rank && cardsToBook(terms, size) === cards.length;
      }),
  );
}

function tableOf(id: string, players: number): Terms {
  const { rules } = knownRuleSet(id)!;
  return termsFor(rules, { players, seating: seatingFor(rules, players, true) ?? 'alone' });
}

/** Plays rounds, and lists every contradiction among this many hints. */
function contradictionsIn(terms: Terms, level: string, hints: number): string[] {
  const found: string[] = [];
  const bots = Array.from({ length: terms.players }, (_, seat): Bot =>
    botNamed(level)!(terms, seat, seeded(`${level}/${seat}`)),
  );
  let { state } = startGame(terms, seeded('contradiction/1'));
  for (let at = 0; at < hints; at++) {
    if (state.phase === 'over') ({ state } = startGame(terms, seeded(`contradiction/${at}`)));
    const decision = hintAt(state, bots);
    const wrong = contradiction(state, decision);
    if (wrong) found.push(`${at}: ${decision.reason.why}: ${wrong}`);
    expect(play(state, actor(state), decision.action)).toBeUndefined();
  }
  return found;
}

function hintAt(state: MutableState, bots: readonly Bot[]): Decision {
  const seat = actor(state);
  const seen = { view: viewFor(state, seat), legal: legalActions(state), since: [] };
  return bots[seat]!.advise!(seen);
}

describe.each([
  ['house', 4],
  ['closed-books', 4],
  ['lords-and-ladies', 4],
  ['bicycle', 4],
  ['whitnack', 4],
  ['pennies', 6],
])('under %s', (id, players) => {
  it.each([
    ['novice', 700],
    ['steady', 700],
    ['sharp', 700],
    ['expert', 150],
  ])('no hint of %s contradicts its move', (level, hints) => {
    expect(contradictionsIn(tableOf(id, players), level, hints)).toEqual([]);
  });
});
