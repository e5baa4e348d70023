import { useTheGame } from '../game/game.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { take } from '../desk/taking.ts';
import { offerText } from './offerText.ts';

/** At the start of a turn: the alternative to the main button, drawing or picking up the pile. */
export function DrawOrTake() {
  const game = useTheGame();
  const { desk } = game;
  const draw = desk.drawOffers.value.find(({ no }) => !no);
  const offer = desk.primary.value.is === 'draw' ? desk.pickUpOffer.value : draw;
  if (!offer) return null;
  return (
    <ActionButton
      says={offerText(game, offer)}
      refused={offer.no !== undefined}
      onPress={() => take(game, offer)}
    />
  );
}
