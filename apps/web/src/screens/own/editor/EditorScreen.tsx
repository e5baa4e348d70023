import type { Rules } from '@hand-and-foot/engine';
import { catalogue, type Group } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { wordsOf } from '../../rules/pieces.ts';
import { Search } from '../../rules/Search.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../draft/ownScreen.css';
import { words } from '../draft/words.ts';
import { openDraft, type Draft } from '../draft/draft.ts';
import './editorScreen.css';
import { FootBar } from './FootBar.tsx';
import { GroupChips } from './GroupChips.tsx';
import { HeadWays } from './HeadWays.tsx';
import { cardId } from './KnobCard.tsx';
import { KnobGroups } from './KnobGroups.tsx';
import { Labels } from './Labels.tsx';
import { knobsShown } from './shown.ts';

/** Edits a family's rules line by line. */
export function EditorScreen({ id }: { id: string }) {
  const draft = useMemo(() => openDraft(id), [id]);
  return draft ? <Editor draft={draft} /> : <Missing />;
}

function Missing() {
  const said = words.value;
  return (
    <main class="screen column editor">
      <ScreenHead title={said.title} />
      <p>{said.missing}</p>
      <a class="strong finger editor-all" href={addressOf({ at: 'own' })}>
        {said.toAll}
      </a>
    </main>
  );
}

function Editor({ draft }: { draft: Draft }) {
  const said = words.value;
  const group = useSignal<Group>('cards');
  const search = useSignal('');
  const onlyChanged = useSignal(false);
  const wanted = wordsOf(search.value);
  const shown = knobsShown(
    { group: group.value, words: wanted, onlyChanged: onlyChanged.value },
    draft.changed.value,
  );
  const found = shown.reduce((sum, { knobs }) => sum + knobs.length, 0);
  const isAll = wanted.length > 0 || onlyChanged.value;
  const isRefused = useSignal(false);
  useEffect(() => draft.keep(), [draft]);
  useOtherWindows(draft);
  useUndoKey(draft);

  const showGroup = (next: Group) => {
    group.value = next;
    search.value = '';
    onlyChanged.value = false;
  };
  const showKnob = (knob: keyof Rules) => {
    showGroup(catalogue.find((entry) => entry.knob === knob)?.group ?? group.value);
    requestAnimationFrame(() => {
      const title = document.getElementById(cardId(knob));
      title?.scrollIntoView({ block: 'center' });
      title?.focus({ preventScroll: true });
    });
  };
  return (
    <main class="screen column editor">
      <ScreenHead title={draft.label.value.name || said.title}>
        <IconButton
          icon="undo"
          label={said.undo}
          isOff={!draft.canUndo.value}
          onPress={() => draft.undo()}
        />
        <HeadWays draft={draft} isRefused={isRefused} />
      </ScreenHead>
      <p class="quiet below">
        {said.basedOn} <b>{speech.value.sayRuleSet(draft.parent).name}</b> ·{' '}
        {said.changes(draft.changed.value.length)}
      </p>
      <div class="list loose grow editor-parts">
        <div class="list loose editor-side">
          <Labels draft={draft} />
          <Search search={search} found={found} />
          <GroupChips
            draft={draft}
            current={isAll ? undefined : group.value}
            onlyChanged={onlyChanged}
            onChoose={showGroup}
          />
        </div>
        <div class="list loose">
          {found === 0 && onlyChanged.value && <p>{said.nothingChanged}</p>}
          <KnobGroups draft={draft} shown={shown} />
        </div>
      </div>
      <FootBar draft={draft} isRefused={isRefused} onShow={showKnob} />
    </main>
  );
}

/** Two windows may edit the same rules: each follows the other. */
function useOtherWindows(draft: Draft): void {
  useEffect(() => {
    const onStore = ({ key }: StorageEvent) => {
      if (key?.endsWith(`.${draft.id}`)) draft.adopt();
    };
    addEventListener('storage', onStore);
    return () => removeEventListener('storage', onStore);
  }, [draft]);
}

/** The usual undo key; a text field has its own. */
function useUndoKey(draft: Draft): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z';
      const { target } = event;
      const isTyping = target instanceof HTMLInputElement && target.type === 'text';
      if (!isUndo || isTyping) return;
      event.preventDefault();
      draft.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [draft]);
}
