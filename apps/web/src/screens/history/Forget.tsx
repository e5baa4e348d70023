import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { wording } from '../../parts/words/wording.ts';
import { forget } from '../../table/games/shelf.ts';
import './forget.css';

/** Asks once more before a game is gone for good. */
export function Forget({ id, onKeep }: { id: string; onKeep: () => void }) {
  const words = wording.value.games;
  const keep = useRef<HTMLButtonElement>(null);
  const failed = useSignal(false);
  useEffect(() => keep.current?.focus(), []);
  const goAhead = async () => {
    try {
      await forget(id);
      // What was pressed has gone with the game, so reading goes on at the head of the screen.
      document.querySelector<HTMLElement>('h1')?.focus();
    } catch {
      failed.value = true;
    }
  };
  return (
    <div class="forget" role="group" aria-label={words.question}>
      <p role={failed.value ? 'alert' : undefined}>
        {failed.value ? words.notForgotten : words.question}
      </p>
      <button type="button" class="forget-no" ref={keep} onClick={onKeep}>
        {words.no}
      </button>
      <button type="button" class="forget-yes" onClick={() => void goAhead()}>
        {words.yes}
      </button>
    </div>
  );
}
