import { Icon } from '../../parts/look/Icon.tsx';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';

/** Undoes your last step: a card put down, or one played while nobody has seen a hidden card since. */
export function TakeBack() {
  const { desk } = useTheGame();
  const words = wording.value.hand;
  const can = desk.canTakeBack.value;
  return (
    <ActionButton
      says={{ text: desk.asksToTakeBack.value ? words.takeItBack : words.takeBack }}
      answer={can ? undefined : words.nothingToTakeBack}
      refused={!can}
      icon={<Icon name="undo" size={22} />}
      onPress={() => desk.takeBack()}
    />
  );
}
