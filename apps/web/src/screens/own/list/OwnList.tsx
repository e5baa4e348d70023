import { useSignal } from '@preact/signals';
import { ownSets, unreadSets } from '../../../parts/settings/ownRules.ts';
import { unsavedDrafts } from '../draft/draft.ts';
import './ownList.css';
import { OwnLine } from './OwnLine.tsx';
import { words } from '../draft/words.ts';

/** Rules on this device, and unsaved drafts. */
export function OwnList() {
  const said = words.value;
  const drafts = useSignal(unsavedDrafts());
  const onDraftsGone = () => (drafts.value = unsavedDrafts());
  const saved = ownSets.value;
  const begun = drafts.value.filter(({ id }) => !saved.some((own) => own.id === id));
  const unread = unreadSets.value;
  if (saved.length + begun.length + unread.length === 0) return null;
  return (
    <section aria-labelledby="own-yours">
      <h2 id="own-yours" class="own-part">
        {said.yours}
      </h2>
      {unread.length > 0 && <p class="no">{said.unread(unread)}</p>}
      <ul class="list">
        {saved.map((own) => (
          <OwnLine
            key={own.id}
            {...own}
            own={own}
            note={drafts.value.some(({ id }) => id === own.id) ? said.unsaved : undefined}
            onGone={onDraftsGone}
          />
        ))}
        {begun.map((draft) => (
          <OwnLine key={draft.id} {...draft} note={said.notSavedYet} onGone={onDraftsGone} />
        ))}
      </ul>
    </section>
  );
}
