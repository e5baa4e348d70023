import { useContext } from 'preact/hooks';
import { FaceButton } from '../../../parts/faces/FaceButton.tsx';
import { giveFace } from '../../../parts/settings/choices.ts';
import { Field } from '../../../parts/controls/Field.tsx';
import { ownName, setOwnName } from '../shared/memory.ts';
import { refused, SharedContext } from '../shared/shared.ts';
import { faceNow } from '../shared/faceNow.ts';
import './nameField.css';
import { LONGEST_NAME } from '../shared/text.ts';
import { words } from '../shared/words.ts';

/** Your name and face for others; they're remembered. */
export function NameField() {
  const link = useContext(SharedContext);
  const said = words.value;
  const type = (name: string) => {
    setOwnName(name);
    if (isNameMissing()) refused.value = undefined;
  };
  return (
    <div class="line name-field">
      <FaceButton face={faceNow(link)} onChoose={(face) => giveFace(0, face)} />
      <Field
        label={said.yourName}
        id="own-name"
        autocomplete="nickname"
        maxLength={LONGEST_NAME}
        value={ownName()}
        onType={type}
        no={isNameMissing() ? said.nameNeeded : undefined}
        note={ownName().length >= LONGEST_NAME ? said.nameFull(LONGEST_NAME) : undefined}
      />
    </div>
  );
}

function isNameMissing(): boolean {
  return refused.value === words.value.nameNeeded;
}

/** The last refusal, unless the name field says it. */
export function sayRefused(): string | undefined {
  return isNameMissing() ? undefined : refused.value;
}

/** Puts the cursor in the empty name field. */
export function askForName(): void {
  document.getElementById('own-name')?.focus();
}
