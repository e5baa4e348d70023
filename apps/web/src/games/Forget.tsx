import { useEffect, useRef } from 'preact/hooks';
import { wording } from '../words/wording.ts';
import { forget } from './shelf.ts';
import './forget.css';

/** Asks once more before a game is gone for good. */
export function Forget({ id, onKeep }: { id: string; onKeep: () => void }) {
  const words = wording.value.games;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div class="forget" role="group" aria-label={words.question}>
      <p>{words.question}</p>
      <button type="button" class="forget-no" ref={keep} onClick={onKeep}>
        {words.no}
      </button>
      <button type="button" class="forget-yes" onClick={() => void forgetIt(id)}>
        {words.yes}
      </button>
    </div>
  );
}

/** What was pressed goes with the game, so reading goes on at the head of the screen. */
async function forgetIt(id: string): Promise<void> {
  await forget(id);
  document.querySelector<HTMLElement>('h1')?.focus();
}
