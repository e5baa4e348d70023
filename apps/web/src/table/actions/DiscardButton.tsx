import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { asksForChoice, take } from '../desk/taking.ts';
import { offerText } from './offerText.ts';

/** Names the card it discards, or asks for one. It's always in the same place, and no other button discards. */
export function DiscardButton() {
  const game = useTheGame();
  const offer = game.desk.discardOffer.value;
  const says = offerText(game, offer);
  const asks = asksForChoice(offer);
  return (
    <ActionButton
      says={asks ? { text: wording.value.hand.discard } : says}
      answer={asks ? says.text : undefined}
      refused={asks || offer.no !== undefined}
      onPress={() => take(game, offer)}
    />
  );
}
