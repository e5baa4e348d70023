import { useTheGame } from '../table/game.ts';
import { ActionButton } from './ActionButton.tsx';
import { take } from './discarding.ts';
import { offerText } from './offerText.ts';
import { TakeBack } from './TakeBack.tsx';

/** The second half of a turn: laying, taking back, discarding. */
export function Playing() {
  const game = useTheGame();
  const { desk } = game;
  const primary = desk.primary.value;
  const discard = desk.discardOffer.value;
  return (
    <>
      <TakeBack />
      <ActionButton
        says={offerText(game, discard)}
        refused={discard.is !== 'discard' || discard.no !== undefined}
        onPress={() => take(game, discard)}
      />
      <ActionButton
        look="primary"
        says={offerText(game, primary)}
        refused={primary.no !== undefined || !isDoing(primary.is)}
        onPress={() => take(game, primary)}
      />
    </>
  );
}

/** Whether a press does something, rather than asking for a choice. */
const isDoing = (is: string) => !['chooseDiscard', 'chooseOne', 'choosePlace'].includes(is);
