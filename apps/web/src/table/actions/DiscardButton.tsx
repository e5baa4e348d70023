import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { asksForChoice, take } from '../desk/taking.ts';
import { offerText } from './offerText.ts';

/** Names the card it discards, or asks for one, and says at once if there are too many. It's always in the same place, and no other button discards. */
export function DiscardButton() {
  const game = useTheGame();
  const offer = game.desk.discardOffer.value;
  const says = offerText(game, offer);
  const asks = asksForChoice(offer);
  const effect = offer.is === 'chooseOne' ? wording.value.hand.justOne : undefined;
  return (
    <ActionButton
      says={asks ? { text: wording.value.hand.discard, effect } : says}
      answer={asks ? says.text : undefined}
      refused={asks || offer.no !== undefined}
      onPress={() => take(game, offer)}
    />
  );
}
