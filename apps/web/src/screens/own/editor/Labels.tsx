import { Field } from '../../../parts/controls/Field.tsx';
import { Fold } from '../../../parts/controls/Fold.tsx';
import { words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import './labels.css';

const LONGEST = 60;

/** The rules' name and author. */
export function Labels({ draft: { label } }: { draft: Draft }) {
  const said = words.value;
  const { name, author } = label.value;
  return (
    <div class="panel labels">
      <Fold label={said.name} value={name}>
        <Field
          label={said.name}
          id="own-name"
          maxLength={LONGEST}
          autocomplete="off"
          value={name}
          onType={(text) => (label.value = { ...label.value, name: text })}
        />
        <Field
          label={said.author}
          maxLength={LONGEST}
          autocomplete="off"
          value={author}
          onType={(text) => (label.value = { ...label.value, author: text })}
        />
      </Fold>
    </div>
  );
}
