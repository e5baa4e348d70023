import { ownName, setOwnName } from './memory.ts';
import { LONGEST_NAME } from './text.ts';
import { words } from './words.ts';

/** What the others call one; it is kept for the next time. */
export function NameField() {
  return (
    <label class="friends-field">
      {words.value.yourName}
      <input
        class="friends-input"
        type="text"
        id="own-name"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={ownName()}
        onInput={({ currentTarget }) => setOwnName(currentTarget.value)}
      />
    </label>
  );
}

/** Puts the cursor where a name is missing. */
export function askForName(): void {
  document.getElementById('own-name')?.focus();
}
