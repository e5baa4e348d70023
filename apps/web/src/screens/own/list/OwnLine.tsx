import { ruleSetById, type OwnRules } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../../../parts/screen/route.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { choose } from '../../../parts/settings/choices.ts';
import { speech } from '../../../parts/words/wording.ts';
import { forgetDraft } from '../draft/draft.ts';
import { playBy } from '../draft/playBy.ts';
import { ShareSheet } from '../share/ShareSheet.tsx';
import { choosableId, takeOff, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';

interface OwnLineProps extends OwnRules {
  id: string;
  name: string;
  /** Missing while it was never saved. */
  own?: OwnSet;
  note: string | undefined;
  onGone: () => void;
}

/** One rule set of the family, and what can be done with it. */
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
    <li class="own-line">
      <h3 class="own-line-name">{name}</h3>
      <p class="own-line-about">{about.join(' · ')}</p>
      <p class="own-no" role="alert">
        {why.value}
      </p>
      {asking.value ? (
        <Delete
          name={name}
          onKeep={() => (asking.value = false)}
          onDelete={() => {
            takeOff(id);
            forgetDraft(id);
            onGone();
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        />
      ) : (
        <div class="own-line-ways">
          {own && (
            <button
              type="button"
              class="own-way"
              data-first
              aria-label={said.of(said.play, name)}
              onClick={() => void play()}
            >
              <Icon name="play" size={18} />
              {said.play}
            </button>
          )}
          {own && (
            <a
              class="own-way"
              aria-label={said.of(said.withFriends, name)}
              href={addressOf({ at: 'friends' })}
              onClick={() => choose({ ruleSet: choosableId(own) })}
            >
              <Icon name="people" size={18} />
              {said.withFriends}
            </a>
          )}
          <a
            class="own-way"
            aria-label={said.of(own ? said.edit : said.goOn, name)}
            href={addressOf({ at: 'own', id })}
          >
            {own ? said.edit : said.goOn}
          </a>
          {own && (
            <a
              class="own-way"
              aria-label={said.of(said.tryIt, name)}
              href={addressOf({ at: 'try', id: choosableId(own) })}
            >
              <Icon name="flask" size={18} />
              {said.tryIt}
            </a>
          )}
          {own && (
            <button
              type="button"
              class="own-way"
              aria-label={said.of(said.share, name)}
              onClick={() => (isSharing.value = true)}
            >
              <Icon name="share" size={18} />
              {said.share}
            </button>
          )}
          <button
            type="button"
            class="own-way"
            aria-label={said.of(said.delete, name)}
            onClick={() => (asking.value = true)}
          >
            <Icon name="bin" size={18} />
            {said.delete}
          </button>
        </div>
      )}
      {own && isSharing.value && <ShareSheet own={own} onClose={() => (isSharing.value = false)} />}
    </li>
  );
}

interface DeleteProps {
  name: string;
  onKeep: () => void;
  onDelete: () => void;
}

function Delete({ name, onKeep, onDelete }: DeleteProps) {
  const said = words.value;
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div class="own-line-ways" role="group" aria-label={said.deleteQuestion(name)}>
      <p class="own-line-question">{said.deleteQuestion(name)}</p>
      <button type="button" class="own-way" ref={keep} onClick={onKeep}>
        {said.deleteNo}
      </button>
      <button type="button" class="own-way" onClick={onDelete}>
        {said.deleteYes}
      </button>
    </div>
  );
}
