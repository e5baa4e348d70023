import { useSignal } from '@preact/signals';
import { Confirm } from '../../parts/controls/Confirm.tsx';
import { wording } from '../../parts/words/wording.ts';
import { forget } from '../../table/shelf/shelf.ts';

/** Asks before deleting a game for good. */
export function Forget({ id, onKeep }: { id: string; onKeep: () => void }) {
  const words = wording.value.games;
  const failed = useSignal(false);
  const goAhead = async () => {
    try {
      await forget(id);
      // The pressed button is gone with the game, so reading continues at the top of the screen.
      document.querySelector<HTMLElement>('h1')?.focus();
    } catch {
      failed.value = true;
    }
  };
  return (
    <Confirm
      question={words.question}
      failed={failed.value ? words.notForgotten : undefined}
      yes={words.yes}
      no={words.no}
      onYes={() => void goAhead()}
      onNo={onKeep}
    />
  );
}
