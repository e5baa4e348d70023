import {
  cardNamed,
  heldOfKind,
  legalActions,
  play,
  seatingFor,
  seeded,
  setUp,
  termsFor,
  viewFor,
  type Action,
  type Card,
  type MutableState,
  type PartialPosition,
  type Terms,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { describe, expect, it } from 'vitest';
import { botNamed, botNames } from './bots.ts';
import { loadNet } from './net/netAtHand.ts';

await loadNet();

// Moves that make a partner groan. No level may play any of them, however little it sees.

const levels = botNames.filter((name) => name !== 'random');

function tableOf(id: string): Terms {
  const { rules } = ruleSetById(id)!;
  return termsFor(rules, { players: 4, seating: seatingFor(rules, 4, true) ?? 'alone' });
}

/** "7h 7d x3 joker": faces, each as often as the number after it says. */
function cards({ pack }: Terms, text: string): Card[] {
  const found: Card[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const times = /^x(\d+)$/.exec(word);
    if (times) for (let copy = 1; copy < Number(times[1]); copy++) found.push(found.at(-1)!);
    else found.push(cardNamed(pack, word)!);
  }
  return found;
}

interface Talk {
  hand: string;
  /** The other seats' cards. */
  others: string;
  melds?: string[];
  theirs?: string[];
  foot?: 'taken';
  discards?: string;
  round?: number;
}

function position(terms: Terms, talk: Talk): MutableState {
  const meld = (text: string) => ({ cards: cards(terms, text), capped: false });
  const others = cards(terms, talk.others);
  const place: PartialPosition = {
    phase: 'play',
    round: talk.round ?? 1,
    hands: [cards(terms, talk.hand), others, others, others],
    feet: [talk.foot ? null : [0, 1, 2], null, null, null],
    // One of each face, so that everything may still come.
    stock: [terms.pack.faces.map((_, card) => card)],
    discards: cards(terms, talk.discards ?? ''),
    melds: Array.from({ length: terms.sides }, (_, side) => {
      if (side === 0) return (talk.melds ?? []).map(meld);
      return side === 1 ? (talk.theirs ?? []).map(meld) : [];
    }),
  };
  const state = setUp(terms, place);
  if (!('cells' in state)) throw new Error(JSON.stringify(state));
  return state;
}

/** The whole turn of the first seat, step by step; the state is played on. */
function turnOf(level: string, state: MutableState): Action[] {
  const { terms } = state;
  const bot = botNamed(level)!(terms, 0, seeded('groans'));
  const steps: Action[] = [];
  while (state.phase === 'play' && state.turn === 0 && state.waiting === 0) {
    const seen = { view: viewFor(state, 0), legal: legalActions(state), since: [] };
    const action = bot.decide(seen);
    if (action instanceof Promise) throw new Error('these bots answer at once');
    steps.push(action);
    const refusal = play(state, 0, action);
    if (refusal) throw new Error(`${level}: ${action.do} is refused: ${refusal.why}`);
  }
  return steps;
}

function thrown({ pack }: Terms, steps: readonly Action[]): string | undefined {
  const last = steps.find((step) => step.do === 'discard');
  return last && pack.kinds[pack.kindOf[last.card]!];
}

describe.each(levels)('%s', (level) => {
  const house = tableOf('house');
  const lords = tableOf('lords-and-ladies');

  it('throws no wild away for nothing', () => {
    const state = position(house, {
      hand: '2h 2d joker 9h Kd',
      others: '8h 8d Qs',
      melds: ['7h 7d 7c 7s'],
    });
    expect(['9', 'K']).toContain(thrown(house, turnOf(level, state)));
  });

  it('does not feed the next side a pile while something else will do', () => {
    const state = position(lords, {
      hand: '8 3 12 12 lord lord',
      others: '5 6 7 9',
      melds: ['7 7 7'],
      theirs: ['8 8 8 8 8'],
      discards: '9 10 11 5 lord 6 villain 4 3',
    });
    expect(thrown(lords, turnOf(level, state))).not.toBe('8');
  });

  it('does not dirty the only clean meld that going out needs', () => {
    const state = position(house, {
      hand: '2h 4d Kd 9c',
      others: '8h 8d Qs Js Ts',
      foot: 'taken',
      melds: ['7h 7d 7c 7s 7h 7d', '5h 5d 5c 5s 5h 2d joker'],
    });
    turnOf(level, state);
    const [sevens] = viewFor(state, 0).melds[0]!;
    expect(sevens!.cards.every((card) => house.wildPlace[card]! < 0)).toBe(true);
  });

  it('gets rid of red threes before anything else', () => {
    const state = position(house, {
      hand: '3h 9h Kd Qs 5c 4c 4d',
      others: '8h 8d Qs Js Ts',
      melds: ['7h 7d 7c 7s'],
    });
    expect(thrown(house, turnOf(level, state))).toBe('red3');
  });

  it('caps a group as soon as it can', () => {
    const state = position(lords, {
      hand: 'lady 3 12 11 2',
      others: '5 6 7 9',
      melds: ['7 7 7 7 7 7 7'],
    });
    turnOf(level, state);
    expect(viewFor(state, 0).melds[0]![0]!.capped).toBe(true);
    expect(heldOfKind(state, 0, lords.caps[0]!)).toBe(0);
  });

  it('completes a book when it holds the card', () => {
    const state = position(house, {
      hand: '7h Kd 9c 4d',
      others: '8h 8d Qs Js Ts',
      melds: ['7h 7d 7c 7s 7d 7c'],
    });
    turnOf(level, state);
    expect(viewFor(state, 0).melds[0]![0]!.cards).toHaveLength(7);
  });

  it('goes out where nothing speaks against it', () => {
    const terms = tableOf('singles');
    const state = position(terms, {
      hand: '8h 8d 8c 9c',
      others: '8h 9d Qs Js Ts Kd Kc 4d 5d',
      foot: 'taken',
      melds: ['7h 7d 7c 7s 7d 7c 7h', '5h 5d 5c 5s 5h 2d joker'],
    });
    turnOf(level, state);
    expect(state.outBy).toBe(0);
  });
});
