import { useTheGame } from '../table/game.ts';
import { ActionButton } from './ActionButton.tsx';
import { take } from './discarding.ts';
import { offerText } from './offerText.ts';
import { TakeBack } from './TakeBack.tsx';

/** The first half of a turn: from the stock, or from the discards. */
export function Drawing() {
  const game = useTheGame();
  const { desk } = game;
  const primary = desk.primary.value;
  const isDraw = primary.is === 'draw';
  const draw = desk.drawOffers.value.find(({ no }) => !no);
  const other = isDraw ? desk.pickUpOffer.value : draw;
  return (
    <>
      {desk.canTakeBack.value && <TakeBack />}
      {other && (
        <ActionButton
          says={offerText(game, other)}
          refused={other.no !== undefined}
          onPress={() => take(game, other)}
        />
      )}
      <ActionButton
        look="primary"
        says={offerText(game, primary)}
        refused={primary.no !== undefined}
        onPress={() => take(game, primary)}
      />
    </>
  );
}
