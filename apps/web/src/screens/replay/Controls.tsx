import { Button } from '../../parts/controls/Button.tsx';
import { Select } from '../../parts/controls/Select.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import type { IconName } from '../../parts/look/shapes.ts';
import { wording } from '../../parts/words/wording.ts';
import './controls.css';
import type { Replay } from '@hand-and-foot/record';
import type { ComponentChildren } from 'preact';
import { JumpTo } from './JumpTo.tsx';
import { turnBack, turnOn } from './record/steps.ts';
import { SPEEDS, type Autoplay } from './useAutoplay.ts';

interface ControlsProps {
  replay: Replay;
  index: number;
  autoplay: Autoplay;
  onGo: (index: number) => void;
  /** More to do at this step. */
  children?: ComponentChildren;
}

/** A slider for the whole game, buttons for steps and turns, and a film of it. */
export function Controls({ replay, index, autoplay, onGo, children }: ControlsProps) {
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
  const buttons = ways.map(([icon, label, to]) => (
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
  ));
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
        {buttons.slice(0, 3)}
        <PlayButton {...autoplay} />
        {buttons.slice(3)}
      </div>
      <div class="line tight controls-more">
        <Speeds {...autoplay} />
        <JumpTo replay={replay} onGo={onGo} />
        {children}
      </div>
    </nav>
  );
}

function PlayButton({ isPlaying, toggle }: Autoplay) {
  const words = wording.value.replay;
  const label = isPlaying ? words.pause : words.play;
  return (
    <Button look="primary" aria-label={label} title={label} onClick={toggle}>
      <Icon name={isPlaying ? 'pause' : 'play'} />
    </Button>
  );
}

function Speeds({ speed, setSpeed }: Autoplay) {
  const words = wording.value.replay;
  return (
    <Select
      label={words.speed}
      options={SPEEDS.map((each) => ({ value: each, name: words.speeds[each] }))}
      value={speed}
      onChoose={(value) => setSpeed(SPEEDS.find((each) => each === value) ?? 'normal')}
    />
  );
}
