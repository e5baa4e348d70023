import { isPlain } from '@hand-and-foot/rulesets';
import { Switch } from '../../../parts/controls/Switch.tsx';
import { knobWords } from '../draft/words.ts';
import { blank } from './blank.ts';
import type { ControlProps } from '../inputs/valueProps.ts';

/** One value for everything, or a list or parts that tell things apart. */
export function Either({ shape, Inner, ...props }: ControlProps<'either'>) {
  const { value, path, pack, onChange } = props;
  const plain = isPlain(value);
  return (
    <>
      <Switch
        label={knobWords.value.fields[`${path}.full`]!}
        on={!plain}
        onTurn={(on) => onChange(blank(on ? shape.full : shape.plain, pack.kinds))}
      />
      <Inner {...props} shape={plain ? shape.plain : shape.full} />
    </>
  );
}
