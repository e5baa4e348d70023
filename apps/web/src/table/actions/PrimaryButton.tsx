import type { ButtonText } from '@hand-and-foot/words';
import { useTheGame, type TheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { asksForChoice, take } from '../desk/taking.ts';
import { offerText } from './offerText.ts';

/** The main action, or what has to happen first. */
export function PrimaryButton() {
  const game = useTheGame();
  const offer = game.desk.primary.value;
  return (
    <ActionButton
      look="primary"
      says={textOf(game)}
      refused={asksForChoice(offer) || offer.no !== undefined}
      onPress={() => take(game, offer)}
    />
  );
}

function textOf(game: TheGame): ButtonText {
  const { desk } = game;
  const words = wording.value.hand;
  const { asked } = desk.view.value;
  if (asked) return { text: asked.seat === desk.seat ? words.waitForAnswer : words.wait };
  const offer = desk.primary.value;
  if (offer.is === 'chooseDiscard') {
    const isSecond = desk.view.value.phase === 'discard';
    return { text: words.choose, effect: isSecond ? words.toDiscardAgain : words.toLayOrDiscard };
  }
  return offerText(game, offer);
}
