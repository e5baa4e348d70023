import {
  actor,
  play,
  positionOf,
  startGame,
  startRound,
  type Action,
  type Card,
  type Event,
  type Random,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import type { DealTold, OutsideWish } from './outsideDeal.ts';

/** Deals a round with the engine, everyone doing their part as wished. */
export function engineDeal(
  terms: Terms,
  previous: State | undefined,
  random: Random,
  wish: Pick<OutsideWish, 'depths' | 'stacks'>,
): { state: State; told: DealTold } {
  const { state, events } = previous ? startRound(previous, random) : startGame(terms, random);
  while (state.phase === 'deal') {
    const refusal = play(state, actor(state), partOf(state, wish), events);
    if (refusal) throw new Error(`refused: ${refusal.why}`);
  }
  return { state, told: tell(state, events) };
}

function partOf(state: State, { depths, stacks }: Pick<OutsideWish, 'depths' | 'stacks'>): Action {
  const seat = actor(state);
  return positionOf(state).stacks![seat]![0]!.length === 0
    ? { do: 'grab', depth: depths[seat]! }
    : { do: 'chooseHand', stack: stacks[seat]! };
}

function tell(state: State, events: readonly Event[]): DealTold {
  const { faces } = state.terms.pack;
  const named = (cards: readonly Card[]): string[] => cards.map((card) => faces[card]!);
  const sorted = (cards: readonly Card[]): string[] => named([...cards].sort((a, b) => a - b));
  const { hands, knees, feet, stock, mixSeed, starter } = positionOf(state);
  const told: DealTold = {
    starter,
    piles: hands.map((hand, seat) =>
      [hand, ...(knees ? [knees[seat]!] : []), feet[seat]!].map(sorted),
    ),
    laid: hands.map(() => []),
    replaced: [],
    stock: stock.map(named),
    mixSeed,
  };
  for (const event of events) {
    if (event.event === 'drewForStart') told.drewForStart = named(event.cards);
    if (event.event === 'grabbed') (told.lifted ??= []).push(event.cards);
    if (event.event === 'sawBottoms')
      told.bottoms = event.cards.map((own) => named(own as readonly Card[]));
    if (event.event === 'replaced') told.laid[event.seat] = sorted(event.laid);
    if (event.event === 'upcard') {
      told.replaced = named(event.replaced);
      if (event.card !== undefined) told.upcard = named([event.card])[0]!;
    }
  }
  return told;
}
