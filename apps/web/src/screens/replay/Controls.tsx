import { Button } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import type { IconName } from '../../parts/look/shapes.ts';
import { wording } from '../../parts/words/wording.ts';
import './controls.css';
import type { Replay } from '@hand-and-foot/record';
import { turnBack, turnOn } from './steps.ts';

interface ControlsProps {
  replay: Replay;
  index: number;
  onGo: (index: number) => void;
}

/** A slider for the whole game, and buttons for steps and turns. */
export function Controls({ replay, index, onGo }: ControlsProps) {
  const words = wording.value.replay;
  const last = replay.steps.length - 1;
  const ways: readonly [IconName, string, number][] = [
    ['first', words.first, 0],
    ['skip', words.backTurn, turnBack(replay, index)],
    ['left', words.back, index - 1],
    ['right', words.forward, index + 1],
    ['skip', words.forwardTurn, turnOn(replay, index)],
    ['last', words.last, last],
  ] as const;
  return (
    <nav class="list tiles fixed controls" aria-label={words.controls}>
      <label class="line small controls-step">
        <span class="unseen">{words.step}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          aria-valuetext={words.stepOf(index + 1, last + 1)}
          onInput={({ currentTarget }) => onGo(Number(currentTarget.value))}
        />
        <span aria-hidden="true">{words.stepOf(index + 1, last + 1)}</span>
      </label>
      <div class="wide grid controls-ways">
        {ways.map(([icon, label, to]) => (
          <Button
            key={label}
            data-way={label === words.backTurn ? 'back' : undefined}
            aria-label={label}
            title={label}
            aria-disabled={to < 0 || to > last || to === index}
            onClick={() => onGo(to)}
          >
            <Icon name={icon} />
          </Button>
        ))}
      </div>
    </nav>
  );
}
