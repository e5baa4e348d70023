import type { Action, Card, Random, Seat, Terms, View } from '@hand-and-foot/engine';
import { after, boardOf, sideIn, type Board } from './board.ts';
import type { Bot, MakeBot } from './bot.ts';
import { worth, type Moment } from './worth.ts';

/** What a card from the stock is worth, unseen. */
const DRAWN = 10;
/** Whoever would be caught with more than this would rather have another turn. */
const TOO_DEAR = 500;

/** Plays from its own cards alone: each step is the one that leaves it with most. */
export const novice: MakeBot = (terms, seat, random): Bot => ({
  decide({ view, legal }) {
    switch (legal[0]!.do) {
      case 'grab':
        return any(legal, random);
      case 'chooseHand':
        return best(legal, (action) => stackWorth(terms, view, action));
      case 'answer':
        return best(legal, (action) => answerWorth(terms, view, seat, action));
      default:
        return bestStep(terms, view, seat, legal);
    }
  },
});

function bestStep(terms: Terms, view: View, seat: Seat, legal: readonly Action[]): Action {
  const board = boardOf(terms, view, seat);
  const moment = momentOf(terms, view, seat);
  const gain = (action: Action): number =>
    worth(terms, after(terms, board, view, action), moment) +
    unseenWorth(terms, view, seat, action);
  const ask = legal.find((action) => action.do === 'askToGoOut');
  if (ask) return ask;
  if (view.phase === 'draw') return best(legal, gain);
  // A turn is laid out before it is ended, so that only what is worse kept than laid is laid.
  const lays = legal.filter((action) => action.do === 'layDown' || action.do === 'cap');
  const ends = legal.filter((action) => action.do === 'discard' || action.do === 'endTurn');
  const lay = lays.length > 0 ? best(lays, gain) : undefined;
  if (lay && (ends.length === 0 || gain(lay) > worth(terms, board, moment))) return lay;
  return best(ends.length > 0 ? ends : legal, gain);
}

/** What the board does not show: the cards to be drawn, and what a discard gives away. */
function unseenWorth(terms: Terms, view: View, seat: Seat, action: Action): number {
  const { draw } = terms.rules;
  if (action.do === 'draw') return DRAWN * draw;
  if (action.do === 'pickUp' && action.from) return DRAWN * (draw - 1);
  return action.do === 'discard' ? -giftOf(terms, view, seat, action.card) : 0;
}

/** A card that others collect may bring them all the discards. */
function giftOf(terms: Terms, view: View, seat: Seat, card: Card): number {
  const kind = terms.pack.kindOf[card]!;
  if (terms.blocked[kind] === 1) return 0;
  const own = sideIn(terms, view.round, seat);
  const wanted = view.melds.some(
    (melds, side) =>
      side !== own && melds.some((meld) => terms.pack.kindOf[meld.cards[0]!] === kind),
  );
  return wanted ? 4 + view.discards.length / 4 : 0;
}

function momentOf(terms: Terms, view: View, seat: Seat): Moment {
  const stock = view.stock.reduce((sum, cards) => sum + cards, 0);
  const own = sideIn(terms, view.round, seat);
  const threatened = view.hands.some(
    (hand, other) =>
      sideIn(terms, view.round, other) !== own &&
      view.feet[other] === null &&
      typeof hand === 'number' &&
      hand < 4,
  );
  return { round: view.round, late: threatened || stock < terms.players * terms.rules.draw };
}

/** The sooner a dear card is held, the sooner it can be got rid of or used. */
function stackWorth(terms: Terms, view: View, action: Action): number {
  const bottom = action.do === 'chooseHand' ? view.bottoms?.[action.stack] : undefined;
  return bottom === undefined ? 0 : terms.caught[terms.pack.kindOf[bottom]!]!;
}

function answerWorth(terms: Terms, view: View, seat: Seat, action: Action): number {
  const board: Board = boardOf(terms, view, seat);
  const held = board.held.reduce((sum, count, kind) => sum + count * terms.caught[kind]!, 0);
  const unseen = (view.knees?.[seat] ?? 0) + (view.feet[seat] ?? 0);
  const cost = held + unseen * meanCaught(terms);
  return action.do === 'answer' && action.yes === cost < TOO_DEAR ? 1 : 0;
}

function meanCaught(terms: Terms): number {
  let sum = 0;
  for (const card of terms.deck) sum += terms.caught[terms.pack.kindOf[card]!]!;
  return sum / terms.deckSize;
}

function any(actions: readonly Action[], random: Random): Action {
  return actions[random.below(actions.length)]!;
}

function best(actions: readonly Action[], score: (action: Action) => number): Action {
  let chosen = actions[0]!;
  let most = -Infinity;
  for (const action of actions) {
    const points = score(action);
    if (points > most) [chosen, most] = [action, points];
  }
  return chosen;
}
