import { useEffect, useId, useRef } from 'preact/hooks';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { doubt, takeAnyway, type Doubt } from '../desk/taking.ts';
import { offerText } from './offerText.ts';
import './surely.css';

/** Asks before a discard that's often a slip. */
export function Surely({ doubt: asked }: { doubt: Doubt }) {
  const game = useTheGame();
  const words = wording.value.hand;
  const question = useId();
  const group = useRef<HTMLDivElement>(null);
  const keep = () => {
    doubt.value = undefined;
  };
  useEffect(() => {
    const before = document.activeElement;
    group.current?.querySelector('button')?.focus();
    return () => before instanceof HTMLElement && before.focus();
  }, []);
  return (
    <div
      ref={group}
      class="row grow surely"
      role="alertdialog"
      aria-labelledby={question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        keep();
      }}
    >
      <p class="surely-text" id={question}>
        {asked.about === 'wild' ? words.surelyWild : words.surelyStay}
      </p>
      <ActionButton says={{ text: words.keep }} onPress={keep} />
      <ActionButton
        look="primary"
        says={{ text: offerText(game, asked.offer).text }}
        onPress={() => takeAnyway(game)}
      />
    </div>
  );
}
