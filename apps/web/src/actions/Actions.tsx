import { useEffect } from 'preact/hooks';
import { useTheGame } from '../table/game.ts';
import { wording } from '../words/wording.ts';
import './actions.css';
import { doubt } from './discarding.ts';
import { Drawing } from './Drawing.tsx';
import { Playing } from './Playing.tsx';
import { Surely } from './Surely.tsx';
import { Waiting } from './Waiting.tsx';

/** What can be done now. The main thing to do is always in the same place. */
export function Actions() {
  const { desk } = useTheGame();
  const asked = doubt.value;
  const isMyTurn = desk.isMyTurn.value && desk.view.value.asked === undefined;
  const { phase } = desk.view.value;
  // A question is about one moment.
  useEffect(() => {
    doubt.value = undefined;
  }, [desk, desk.chosen.value, desk.view.value]);
  return (
    <section class="actions" id="actions" aria-label={wording.value.hand.actions}>
      {!isMyTurn ? (
        <Waiting />
      ) : asked ? (
        <Surely doubt={asked} />
      ) : phase === 'draw' ? (
        <Drawing />
      ) : (
        <Playing />
      )}
    </section>
  );
}
