import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { TheGame } from '../game/game.ts';
import { sayAgain } from '../game/sayAgain.ts';
import { sayStaging } from './sayStaging.ts';

/** Announces cards as they're put down and taken back. Playing them is an event. */
export function useStagedAloud(game: TheGame): ReadonlySignal<string> {
  const said = useSignal('');
  const last = useRef({ staged: game.desk.staged.peek(), seq: game.link.known.peek().seq });
  useSignalEffect(() => {
    const before = last.current;
    last.current = { staged: game.desk.staged.value, seq: game.link.known.value.seq };
    const text = before.seq === last.current.seq ? sayStaging(game, before.staged) : undefined;
    if (text !== undefined) said.value = sayAgain(said.peek(), text);
  });
  return said;
}
