import { useEffect, useRef } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { IconButton, IconLink } from '../../parts/controls/IconButton.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import './coach.css';
import { facts } from './facts.ts';
import { LESSON, type LessonStep } from './steps.ts';
import { words } from './words.ts';

interface CoachProps {
  step: LessonStep;
  number: number;
  state: 'open' | 'done' | 'astray';
  onTurn: (by: 1 | -1) => void;
  onAgain: () => void;
}

/** A step's topic, task and result. */
export function Coach({ step, number, state, onTurn, onAgain }: CoachProps) {
  const { steps, ...said } = words.value;
  const { title, say, task, done } = steps[step.id];
  const heading = useRef<HTMLHeadingElement>(null);
  // A new step is read from its title.
  useEffect(() => heading.current?.focus(), []);
  const way = { open: said.skip, done: said.next, astray: said.again }[state];
  return (
    <Panel class="grid scrolls coach" aria-labelledby="coach-title" data-state={state}>
      <IconButton icon="left" class="coach-sign" label={said.back} onPress={() => onTurn(-1)} />
      <h1
        ref={heading}
        id="coach-title"
        class="coach-title"
        tabIndex={-1}
        aria-describedby="coach-words"
      >
        {title}
        <small>{said.step(number + 1, LESSON.length + 1)}</small>
      </h1>
      <div id="coach-words" class="coach-words" aria-live="polite">
        {state === 'open' && (
          <p>
            {say(facts)} <b>{task}</b>
          </p>
        )}
        {state === 'done' && (
          <p>
            <Icon name="check" /> {done(facts)}
          </p>
        )}
        {state === 'astray' && <p>{said.astray}</p>}
      </div>
      <Button
        look={state === 'open' ? 'plain' : 'primary'}
        class="coach-next"
        onClick={() => (state === 'astray' ? onAgain() : onTurn(1))}
      >
        {way}
        <Icon name={state === 'astray' ? 'again' : 'right'} size={18} />
      </Button>
      <IconLink
        icon="close"
        class="coach-sign"
        label={said.leave}
        href={addressOf({ at: 'start' })}
      />
    </Panel>
  );
}
