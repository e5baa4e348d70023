import { useEffect } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { hurried } from '../motion/hurry.ts';
import { useTheGame } from '../table/game.ts';
import { wording } from '../words/wording.ts';
import { ActionButton } from './ActionButton.tsx';

/** While another plays. */
export function Waiting() {
  const { desk, link } = useTheGame();
  const words = wording.value.hand;
  const isAsking = desk.view.value.asked?.seat === desk.seat;

  const hurry = (on: boolean) => {
    hurried.value = on;
    link.hurry(on);
  };
  // When it is one's turn again, all goes at its usual pace.
  useEffect(() => () => hurry(false), [link]);

  return (
    <>
      <ActionButton
        says={{ text: words.skipAhead }}
        pressed={hurried.value}
        icon={<Icon name="skip" size={20} />}
        onPress={() => hurry(!hurried.value)}
      />
      <ActionButton
        look="primary"
        refused
        says={{ text: isAsking ? words.waitForAnswer : words.wait }}
        onPress={() => desk.accept(desk.primary.value)}
      />
    </>
  );
}
