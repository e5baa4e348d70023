import { Switch } from '../../../parts/controls/Switch.tsx';
import { knobWords } from '../draft/words.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import { NumberBox } from '../inputs/NumberBox.tsx';
import type { ValueProps } from '../inputs/valueProps.ts';

/** A number, or a word in its place. */
export function NumberOr({ shape, value, path, label, pack, onChange }: ValueProps<'numberOr'>) {
  const isWord = value === shape.word;
  return (
    <>
      <Switch
        label={knobWords.value.fields[`${path}.${shape.word}`]!}
        on={isWord}
        onTurn={(on) => onChange(on ? shape.word : shape.number.min)}
      />
      {!isWord && (
        <Labelled label={label}>
          <NumberBox {...{ shape: shape.number, value, path, label, pack, onChange }} />
        </Labelled>
      )}
    </>
  );
}
