import {
  cardNamed,
  seeded,
  setUp,
  shuffle,
  termsFor,
  type Card,
  type MutableState,
  type Position,
} from '@hand-and-foot/engine';
import { ruleSetById } from '@hand-and-foot/rulesets';

/** The lesson's rules are those of a first game. */
export const ruleSet = ruleSetById('six-deck')!;
export const terms = termsFor(ruleSet.rules, { players: 4, seating: 'pairs' });

/** The essentials of a position, with cards by face: "Kh Ks 2c". The rest of the deck goes anywhere. */
export interface Scene {
  readonly phase: 'draw' | 'play';
  readonly hand: string;
  /** Your own side's. */
  readonly melds?: readonly string[];
  readonly discards: string;
  /** The top card of each draw pile. */
  readonly next?: readonly string[];
  /** Your foot while it waits. */
  readonly foot?: string;
  /** The partner's hand. */
  readonly partner?: string;
  /** Whether everyone has picked up their foot. */
  readonly inFeet?: boolean;
}

const SIZE = 11;

/** The scene with every other card of the deck placed somewhere. */
export function sceneState(scene: Scene): MutableState {
  const { phase, inFeet = false } = scene;
  const hand = cards(scene.hand);
  const discards = cards(scene.discards);
  const melds = (scene.melds ?? []).map((meld) => ({ cards: cards(meld), capped: false }));
  const tops = (scene.next ?? ['', '']).map(cards);
  const foot = cards(scene.foot ?? '');
  const partner = cards(scene.partner ?? '');
  const rest = without(
    [hand, discards, melds.flatMap((meld) => meld.cards), ...tops, foot, partner].flat(),
  );
  const some = (): Card[] => rest.splice(0, SIZE);
  const position: Partial<Position> & Pick<Position, 'hands'> = {
    phase,
    hands: [hand, some(), partner.length > 0 ? partner : some(), some()],
    feet: inFeet
      ? [null, null, null, null]
      : [[...foot, ...some()].slice(0, SIZE), some(), some(), some()],
    melds: [melds, []],
    discards,
    starter: 3,
    firstTurn: false,
    stock: tops.map((top, pile) => [...top, ...rest.filter((_, at) => at % tops.length === pile)]),
  };
  const state = setUp(terms, position);
  if ('problem' in state) throw new Error(`the scene cannot be: ${state.problem}`);
  return state;
}

function cards(faces: string): Card[] {
  return faces.split(' ').filter(Boolean).map(cardFor);
}

export function cardFor(face: string): Card {
  const card = cardNamed(terms.pack, face);
  if (card === undefined) throw new Error(`no card is called ${face}`);
  return card;
}

function without(used: readonly Card[]): Card[] {
  const left = [...terms.deck];
  for (const card of used) left.splice(left.indexOf(card), 1);
  shuffle(left, seeded('a lesson'));
  return left;
}
