import { useRef } from 'preact/hooks';
import { useTheGame } from '../game/game.ts';
import { wording } from '../../parts/words/wording.ts';
import './actions.css';
import { DiscardButton } from './DiscardButton.tsx';
import { doubtNow } from '../desk/taking.ts';
import { DrawOrTake } from './DrawOrTake.tsx';
import { PrimaryButton } from './PrimaryButton.tsx';
import { SkipAhead } from './SkipAhead.tsx';
import { Surely } from './Surely.tsx';
import { TakeBack } from './TakeBack.tsx';
import { useKeptFocus } from './useKeptFocus.ts';

/** The possible actions. The main one is always in the same place. */
export function Actions() {
  const region = useRef<HTMLElement>(null);
  const focus = useKeptFocus(region);
  const asked = doubtNow(useTheGame());
  return (
    <section
      ref={region}
      class="row actions"
      id="actions"
      aria-label={wording.value.hand.actions}
      {...focus}
    >
      {asked ? <Surely doubt={asked} /> : <Others />}
      {!asked && <PrimaryButton />}
    </section>
  );
}

/** Everything besides the main action. */
function Others() {
  const { desk } = useTheGame();
  const { phase, asked } = desk.view.value;
  if (!desk.isMyTurn.value || asked || phase === 'draw')
    return (
      <>
        {desk.canTakeBack.value && <TakeBack />}
        {desk.isMyTurn.value && !asked ? <DrawOrTake /> : <SkipAhead />}
      </>
    );
  return (
    <>
      <TakeBack />
      <DiscardButton />
    </>
  );
}
