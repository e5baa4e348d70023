import { ownName, setOwnName } from '../shared/memory.ts';
import { refused } from '../shared/shared.ts';
import { LONGEST_NAME } from '../shared/text.ts';
import { words } from '../shared/words.ts';

/** What the others call one; it is kept for the next time. */
export function NameField() {
  const said = words.value;
  const type = (name: string) => {
    setOwnName(name);
    if (refused.value === said.nameNeeded) refused.value = undefined;
  };
  return (
    <label class="friends-field">
      {said.yourName}
      <input
        class="friends-input"
        type="text"
        id="own-name"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={ownName()}
        onInput={({ currentTarget }) => type(currentTarget.value)}
      />
      {ownName().length >= LONGEST_NAME && <small>{said.nameFull(LONGEST_NAME)}</small>}
    </label>
  );
}

/** Puts the cursor where a name is missing. */
export function askForName(): void {
  document.getElementById('own-name')?.focus();
}
