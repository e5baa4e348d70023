import { Field } from '../../../parts/controls/Field.tsx';
import { ownName, setOwnName } from '../shared/memory.ts';
import { refused } from '../shared/shared.ts';
import { LONGEST_NAME } from '../shared/text.ts';
import { words } from '../shared/words.ts';

/** Your name for others; it's remembered. */
export function NameField() {
  const said = words.value;
  const type = (name: string) => {
    setOwnName(name);
    if (refused.value === said.nameNeeded) refused.value = undefined;
  };
  return (
    <Field
      label={said.yourName}
      id="own-name"
      autocomplete="nickname"
      maxLength={LONGEST_NAME}
      value={ownName()}
      onType={type}
      note={ownName().length >= LONGEST_NAME ? said.nameFull(LONGEST_NAME) : undefined}
    />
  );
}

/** Puts the cursor in the empty name field. */
export function askForName(): void {
  document.getElementById('own-name')?.focus();
}
