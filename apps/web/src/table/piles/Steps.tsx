import type { Desk } from '../desk/desk.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import './steps.css';

const STEPS = ['draw', 'lay', 'discard'] as const;
type Step = (typeof STEPS)[number];

/** The progress of your turn. */
export function Steps() {
  const { desk } = useTheGame();
  const now = STEPS.indexOf(stepOf(desk));
  return (
    <ol class="note firm steps">
      {STEPS.map((step, at) => {
        // Melding is never behind you while you still hold the card to discard.
        const isDone = step === 'draw' && now > 0;
        return (
          <li
            key={step}
            class={isDone ? 'pine step' : 'step'}
            aria-current={at === now ? 'step' : undefined}
          >
            {isDone && <Icon name="check" size={15} />}
            <span class="step-word">{wording.value.table.steps[step]}</span>
          </li>
        );
      })}
    </ol>
  );
}

export function stepOf({ view, primary, discardOffer }: Desk): Step {
  const { phase } = view.value;
  if (phase === 'draw' || phase === 'discard') return phase;
  const { is, no } = discardOffer.value;
  // A card that can only be discarded was chosen.
  return is === 'discard' && !no && primary.value.no ? 'discard' : 'lay';
}
