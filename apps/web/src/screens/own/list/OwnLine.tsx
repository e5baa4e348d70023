import { ruleSetById, type OwnRules } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { Confirm } from '../../../parts/controls/Confirm.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { forgetDraft } from '../draft/draft.ts';
import { playBy } from '../draft/playBy.ts';
import { ShareRules } from '../share/ShareRules.tsx';
import { deleteOwnSet, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import { OwnWays } from './OwnWays.tsx';

interface OwnLineProps extends OwnRules {
  id: string;
  name: string;
  /** Missing if it was never saved. */
  own?: OwnSet;
  note: string | undefined;
  onGone: () => void;
}

/** One of the family's rule sets, and its actions. */
export function OwnLine({ id, name, author, parent, changes, own, note, onGone }: OwnLineProps) {
  const said = words.value;
  const asking = useSignal(false);
  const isSharing = useSignal(false);
  const why = useSignal('');
  const play = async () => {
    if (own) why.value = (await playBy(own)) ?? '';
  };
  const about = [
    speech.value.sayRuleSet(ruleSetById(parent)!).name,
    said.changes(Object.keys(changes).length),
    ...(own ? [said.version(own.version)] : []),
    ...(author ? [said.by(author)] : []),
    ...(note === undefined ? [] : [note]),
  ];
  return (
    <li class="panel grid own-line">
      <h3 class="big close">{name}</h3>
      <p class="note">{about.join(' · ')}</p>
      <p class="no" role="alert">
        {why.value}
      </p>
      {asking.value ? (
        <Confirm
          question={said.deleteQuestion(name)}
          yes={said.deleteYes}
          no={said.deleteNo}
          onNo={() => (asking.value = false)}
          onYes={() => {
            deleteOwnSet(id);
            forgetDraft(id);
            onGone();
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        />
      ) : (
        <OwnWays
          id={id}
          name={name}
          own={own}
          onPlay={() => void play()}
          onShare={() => (isSharing.value = true)}
          onDelete={() => (asking.value = true)}
        />
      )}
      {own && isSharing.value && <ShareRules own={own} onClose={() => (isSharing.value = false)} />}
    </li>
  );
}
