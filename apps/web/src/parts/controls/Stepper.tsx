import type { ComponentChildren } from 'preact';
import { IconButton } from './IconButton.tsx';
import './stepper.css';

interface StepsProps {
  fewer: string;
  more: string;
  /** At an end of the range. */
  isLeast?: boolean;
  isMost?: boolean;
  onStep: (way: 1 | -1) => void;
  /** The number. */
  children: ComponentChildren;
}

/** A number between a button for one less and a button for one more. */
export function Steps({ fewer, more, isLeast, isMost, onStep, children }: StepsProps) {
  const place = 'stepper-button';
  const less = () => !isLeast && onStep(-1);
  return (
    <>
      <IconButton icon="minus" class={place} label={fewer} isOff={isLeast} onPress={less} />
      {children}
      <IconButton
        icon="plus"
        class={place}
        label={more}
        isOff={isMost}
        onPress={() => !isMost && onStep(1)}
      />
    </>
  );
}

interface StepCountProps extends Omit<StepsProps, 'children'> {
  /** Needed if nothing around it has its name. */
  labelledBy?: string;
  value: number;
}

/** A number that is only shown, and its steps. */
export function StepCount({ labelledBy, value, ...steps }: StepCountProps) {
  return (
    <div
      class="line stepper"
      role={labelledBy === undefined ? undefined : 'group'}
      aria-labelledby={labelledBy}
    >
      <Steps {...steps}>
        <output class="strong big centered stepper-value" aria-live="polite">
          {value}
        </output>
      </Steps>
    </div>
  );
}

interface StepperProps extends Pick<StepCountProps, 'fewer' | 'more' | 'value'> {
  labelledBy: string;
  /** Available numbers, smallest first. */
  among: readonly number[];
  onChoose: (value: number) => void;
}

/** A number, one up or down among the allowed ones. */
export function Stepper({ among, onChoose, ...count }: StepperProps) {
  const at = among.indexOf(count.value);
  return (
    <StepCount
      {...count}
      isLeast={at <= 0}
      isMost={at >= among.length - 1}
      onStep={(way) => onChoose(among[at + way]!)}
    />
  );
}
