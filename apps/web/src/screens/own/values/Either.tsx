import { isByRound, isPlain } from '@hand-and-foot/rulesets';
import { Switch } from '../../../parts/controls/Switch.tsx';
import { knobWords } from '../draft/words.ts';
import { blank } from './blank.ts';
import type { ControlProps, ValueProps } from '../inputs/valueProps.ts';

/** One value for everything, or a list or parts that tell things apart. */
export function Either({ Inner, ...props }: ControlProps<'either'>) {
  return (
    <>
      <Inner {...props} shape={formOf(props)} />
      <FormSwitch {...props} />
    </>
  );
}

/** The form that the value has. */
export function formOf({ shape, value }: Pick<ValueProps<'either'>, 'shape' | 'value'>) {
  return isPlain(value) ? shape.plain : shape.full;
}

/** Turns a value into its other form and back. */
export function FormSwitch({ shape, value, path, pack, onChange }: ValueProps<'either'>) {
  const plain = isPlain(value);
  const turned = () => {
    // The value for every round becomes the first round's, and back.
    if (isByRound(shape)) return plain ? [value] : (value as unknown[])[0];
    return blank(plain ? shape.full : shape.plain, pack.kinds);
  };
  return (
    <Switch
      label={knobWords.value.fields[`${path}.full`]!}
      on={!plain}
      onTurn={() => onChange(turned())}
    />
  );
}
