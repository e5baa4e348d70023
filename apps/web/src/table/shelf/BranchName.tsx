import { type Signal } from '@preact/signals';
import { Field } from '../../parts/controls/Field.tsx';
import { branchWords } from './branchWords.ts';

/** The field for a branch's name. */
export function BranchName({ name }: { name: Signal<string> }) {
  return (
    <Field
      label={branchWords.value.name}
      value={name.value}
      maxLength={60}
      autocomplete="off"
      onType={(text) => (name.value = text)}
    />
  );
}
