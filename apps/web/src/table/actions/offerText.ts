import {
  discardsTaken,
  WILD,
  type Action,
  type Card,
  type Kind,
  type Refusal,
  type Terms,
} from '@hand-and-foot/engine';
import type { ButtonContext, ButtonText } from '@hand-and-foot/words';
import { cardsOf } from '../desk/chosen.ts';
import type { Offer } from '../desk/desk.ts';
import type { TheGame } from '../game/game.ts';
import { seenBy } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';

export function offerText(game: TheGame, offer: Offer): ButtonText {
  const said = textOf(game, offer);
  const why = offer.no && briefly(offer.no);
  return why === undefined ? said : { text: said.text, effect: why };
}

function textOf(game: TheGame, offer: Offer): ButtonText {
  const words = wording.value.hand;
  const action = offer.action ?? wanted(game, offer);
  if (action) {
    const said = shortened(game, speech.value.sayAction(action, contextFor(game, offer)), action);
    const { have, need } = offer.opening ?? {};
    return have === undefined || need === undefined
      ? said
      : { text: said.text, effect: words.toOpen(have, need) };
  }
  switch (offer.is) {
    case 'chooseDiscard':
    case 'chooseOne':
    case 'choosePlace':
      return { text: words[offer.is] };
    case 'pickUp':
      return { text: words.takeDiscards };
    case 'wait':
      return { text: words.wait };
    case 'goOn':
      return { text: words.letPlay(nameAtTurn(game)) };
    default:
      return { text: words.layDown };
  }
}

function nameAtTurn(game: TheGame): string {
  const { context, view } = seenBy(game);
  return context.names[view.turn]!;
}

/** The most that fits on two lines of a phone's button. */
const LONGEST = 32;

/** The most ranks that can be named there. */
const FEW = 3;

/** If there are too many cards to name, names their ranks or their number: people see them on the table. */
function shortened(game: TheGame, said: ButtonText, action: Action): ButtonText {
  if (action.do !== 'layDown' || said.text.length <= LONGEST) return said;
  const { terms } = seenBy(game);
  const words = wording.value.hand;
  const ranks = [...new Set(action.lay.flatMap(({ cards }) => ranksIn(terms, cards)))];
  if (ranks.length <= FEW) {
    const names = ranks.map((rank) => speech.value.nameOfKind(terms.pack, rank, 2));
    return { ...said, text: words.layDownRanks(speech.value.listed(names)) };
  }
  const count = action.lay.reduce((sum, { cards }) => sum + cards.length, 0);
  return { ...said, text: words.layDownCards(count) };
}

/** The naturals' ranks; cards that form no meld may have several. */
function ranksIn({ pack, role }: Terms, cards: readonly Card[]): readonly Kind[] {
  const kinds = cards.map((card) => pack.kindOf[card]!);
  const naturals = kinds.filter((kind) => role[kind] !== 'wild');
  return naturals.length === 0 ? [WILD] : naturals;
}

/** Cards that can't be melded are named too. */
function wanted(game: TheGame, { is }: Offer): Action | undefined {
  if (is !== 'put') return undefined;
  const { terms, view, you } = seenBy(game);
  const cards = cardsOf(terms, view, you, game.desk.chosen.value);
  return { do: 'layDown', lay: [{ cards }] };
}

function contextFor(game: TheGame, offer: Offer): ButtonContext {
  const { context, view, side, state } = seenBy(game);
  const taken = game.link.known.value.view?.discards ?? [];
  return {
    ...context,
    melds: view.melds[side]!,
    taking: [...taken].reverse().slice(0, discardsTaken(state)),
    effects: [
      ...(offer.completes ? [{ effect: 'completes', kind: offer.completes } as const] : []),
      ...(offer.takesPile ? [{ effect: 'takesPile', pile: offer.takesPile } as const] : []),
      ...(offer.goesOut ? [{ effect: 'goesOut' } as const] : []),
    ],
  };
}

/** A short reason goes right on the button. */
function briefly(no: Refusal): string | undefined {
  const words = wording.value.hand;
  switch (no.why) {
    case 'notEnoughToOpen':
      return words.short(no.need - no.have);
    case 'topBlocked':
      return words.blocked;
    case 'discardsFrozen':
      return words.frozen;
    case 'tooFewDiscards':
      return words.soFar(no.have, no.need);
    default:
      return undefined;
  }
}
