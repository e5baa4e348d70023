import { useEffect } from 'preact/hooks';
import { Icon } from '../../parts/look/Icon.tsx';
import { hurried } from '../motion/hurry.ts';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';

/** While others play: shortens their pauses until it's your turn. */
export function SkipAhead() {
  const { link, extras } = useTheGame();
  const hurry = (on: boolean) => {
    hurried.value = on;
    link.setPace(on ? 'hurried' : 'usual');
  };
  useEffect(() => () => hurry(false), [link]);
  // At a shared table nobody hurries the bots for all.
  if (extras) return null;
  return (
    <ActionButton
      says={{ text: wording.value.hand.skipAhead }}
      pressed={hurried.value}
      icon={<Icon name="skip" size={20} />}
      onPress={() => hurry(!hurried.value)}
    />
  );
}
