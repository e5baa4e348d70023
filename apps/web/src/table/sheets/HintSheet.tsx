import { useEffect, useState } from 'preact/hooks';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import type { Hint } from '../../worker/shared/messages.ts';
import { hall } from '../link/hall.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { forgetNote } from '../coach/coach.ts';
import { CoachNote } from '../coach/CoachNote.tsx';
import { useTheGame } from '../game/game.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';

type Found = Hint | 'none' | undefined;

/** The strongest bot's move, and why; before it, the coach's note on the last one. */
export function HintSheet({ onClose }: { onClose: () => void }) {
  const { desk } = useTheGame();
  useEffect(() => forgetNote, []);
  const { title, notYet } = wording.value.hint;
  return (
    <Sheet title={title} onClose={onClose}>
      <CoachNote />
      {desk.isMyTurn.value ? <Advice onClose={onClose} /> : <p>{notYet}</p>}
    </Sheet>
  );
}

function Advice({ onClose }: { onClose: () => void }) {
  const { desk } = useTheGame();
  const words = wording.value.hint;
  const found = useHint();
  if (found === undefined) return <p role="status">{words.thinking}</p>;
  if (found === 'none') return <p role="status">{words.none}</p>;
  return (
    <div class="list loose hint" role="status">
      <Said hint={found} />
      <ActionButton
        look="primary"
        says={{ text: words.doIt }}
        onPress={() => {
          onClose();
          desk.act(found.action);
        }}
      />
    </div>
  );
}

function Said({ hint: { action, reason } }: { hint: Hint }) {
  const { context, view, side } = useSeen();
  const { text, effect } = speech.value.sayAction(action, { ...context, melds: view.melds[side]! });
  return (
    <>
      <p class="strong big">
        <Sentence text={text} />
      </p>
      {effect && <p>{effect}</p>}
      {reason && (
        <p class="quiet">
          <Sentence text={speech.value.sayReason(reason, context)} />
        </p>
      )}
    </>
  );
}

function useHint(): Found {
  const { link, desk } = useTheGame();
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    hall.hint(link.id, desk.seat).then(
      (hint) => setFound(hint ?? 'none'),
      () => setFound('none'),
    );
  }, []);
  return found;
}
