import { read } from '@hand-and-foot/reader';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { openDraft } from '../draft/draft.ts';
import '../draft/ownScreen.css';
import { words } from '../draft/words.ts';
import '../editor/editorScreen.css';
import { beginFrom, keepPaste, keptPaste, type Pasted } from './pasted.ts';
import { PasteForm } from './PasteForm.tsx';
import './pasteScreen.css';
import { ReadRules } from './ReadRules.tsx';

/** Reads a rule sheet that somebody pastes, and lets them choose what it couldn't read. */
export function PasteScreen() {
  const said = words.value.paste;
  const pasted = useSignal<Pasted>(keptPaste());
  const { text, draft: id } = pasted.value;
  const draft = useMemo(() => (id === undefined ? undefined : openDraft(id)), [id]);
  const change = (next: Pasted) => {
    pasted.value = next;
    keepPaste(next);
  };
  return (
    <main class="screen column editor paste">
      <ScreenHead title={said.title} />
      {draft ? (
        <ReadRules text={text} draft={draft} onAgain={() => change({ text })} />
      ) : (
        <PasteForm
          text={text}
          onType={(next) => change({ text: next })}
          onRead={() => change({ text, draft: beginFrom(read(text), said.name, id) })}
        />
      )}
    </main>
  );
}
