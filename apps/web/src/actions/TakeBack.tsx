import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { useTheGame } from '../table/game.ts';
import { wording } from '../words/wording.ts';
import { ActionButton } from './ActionButton.tsx';

const ANSWER_MS = 4000;

/** Undoes the last thing put down; where there is none, the button itself says so for a while. */
export function TakeBack() {
  const { desk } = useTheGame();
  const words = wording.value.hand;
  const can = desk.canTakeBack.value;
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    if (!answers) return undefined;
    const timer = setTimeout(() => setAnswers(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  return (
    <>
      <ActionButton
        says={{ text: answers && !can ? words.nothingToTakeBack : words.takeBack }}
        refused={!can}
        icon={<Icon name="undo" size={22} />}
        onPress={() => (can ? desk.takeBack() : setAnswers(true))}
      />
      <span class="actions-spoken" role="status">
        {answers && !can && words.doneForGood}
      </span>
    </>
  );
}
