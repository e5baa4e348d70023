import { Fold } from '../../../parts/controls/Fold.tsx';
import { words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import './labels.css';

const LONGEST = 60;

/** The name of the rules, and of whoever made them. */
export function Labels({ draft: { label } }: { draft: Draft }) {
  const said = words.value;
  const { name, author } = label.value;
  return (
    <div class="labels">
      <Fold label={said.name} value={name}>
        <label class="labels-field">
          {said.name}
          <input
            id="own-name"
            maxLength={LONGEST}
            autocomplete="off"
            value={name}
            onInput={({ currentTarget: { value } }) =>
              (label.value = { ...label.value, name: value })
            }
          />
        </label>
        <label class="labels-field">
          {said.author}
          <input
            maxLength={LONGEST}
            autocomplete="off"
            value={author}
            onInput={({ currentTarget: { value } }) =>
              (label.value = { ...label.value, author: value })
            }
          />
        </label>
      </Fold>
    </div>
  );
}
