import type { NumberShape } from '@hand-and-foot/rulesets';
import { Steps } from '../../../parts/controls/Stepper.tsx';
import { words } from '../draft/words.ts';
import './numberBox.css';
import type { ValueProps } from './valueProps.ts';

/** A number: one less, one more, or typed. */
export function NumberBox({ shape, value, label, onChange }: ValueProps<'number'>) {
  const said = words.value;
  const number = value as number;
  const choose = (next: number) => {
    const fitting = fit(shape, next);
    if (fitting !== number) onChange(fitting);
  };
  return (
    <div class="line fixed number-box" role="group" aria-label={label}>
      <Steps
        fewer={said.less(label)}
        more={said.more(label)}
        isLeast={number <= shape.min}
        isMost={number >= shape.max}
        onStep={(way) => choose(stepped(shape, number, way))}
      >
        <input
          class="strong big yields finger centered number-box-value"
          type="number"
          inputMode={shape.min < 0 ? 'text' : 'numeric'}
          aria-label={label}
          min={shape.min}
          max={shape.max}
          step={shape.step}
          style={{ width: `${Math.max(4, String(shape.max).length + 2)}ch` }}
          value={number}
          onChange={({ currentTarget }) => {
            const typed = currentTarget.valueAsNumber;
            if (Number.isFinite(typed)) choose(typed);
            currentTarget.value = String(Number.isFinite(typed) ? fit(shape, typed) : number);
          }}
        />
      </Steps>
    </div>
  );
}

/** The nearest allowed number. */
function fit({ min, max, step }: NumberShape, number: number): number {
  const onStep = min + Math.round((number - min) / step) * step;
  return Math.min(max, Math.max(min, onStep));
}

/** When points are in the thousands, a press changes more of them. */
function stepped(shape: NumberShape, number: number, way: 1 | -1): number {
  const stride = shape.step * (shape.max >= 50_000 ? 100 : shape.max >= 2000 ? 10 : 1);
  const steps = number / stride;
  return (way === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1) * stride;
}
