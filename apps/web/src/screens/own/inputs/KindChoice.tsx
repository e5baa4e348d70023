import { nameOfKinds } from './kindNames.ts';
import { Select } from '../../../parts/controls/Select.tsx';
import type { ValueProps } from './valueProps.ts';

/** One kind of card. */
export function KindChoice({ value, label, pack, onChange }: ValueProps<'kind'>) {
  return (
    <Select
      atEnd
      label={label}
      options={pack.kinds.map((kind) => ({ value: kind, name: nameOfKinds(pack, kind) }))}
      value={value as string}
      onChoose={onChange}
    />
  );
}
