import { ruleSetById, type OwnRules } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { Confirm } from '../../../parts/controls/Confirm.tsx';
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
    <li class="panel own-line">
      <h3 class="own-line-name">{name}</h3>
      <p class="own-line-about">{about.join(' · ')}</p>
      <p class="own-no" role="alert">
        {why.value}
      </p>
      {asking.value ? (
        <Confirm
          question={said.deleteQuestion(name)}
          yes={said.deleteYes}
          no={said.deleteNo}
          onNo={() => (asking.value = false)}
          onYes={() => {
            takeOff(id);
            forgetDraft(id);
            onGone();
            document.querySelector<HTMLElement>('h1')?.focus();
          }}
        />
      ) : (
        <div class="row own-line-ways">
          {own && (
            <Button
              look="primary"

              aria-label={said.of(said.play, name)}
              onClick={() => void play()}
            >
              <Icon name="play" size={18} />
              {said.play}
            </Button>
          )}
          {own && (
            <ButtonLink
              aria-label={said.of(said.withFriends, name)}
              href={addressOf({ at: 'friends' })}
              onClick={() => choose({ ruleSet: choosableId(own) })}
            >
              <Icon name="people" size={18} />
              {said.withFriends}
            </ButtonLink>
          )}
          <ButtonLink
            aria-label={said.of(own ? said.edit : said.goOn, name)}
            href={addressOf({ at: 'own', id })}
          >
            {own ? said.edit : said.goOn}
          </ButtonLink>
          {own && (
            <ButtonLink
              aria-label={said.of(said.tryIt, name)}
              href={addressOf({ at: 'try', id: choosableId(own) })}
            >
              <Icon name="flask" size={18} />
              {said.tryIt}
            </ButtonLink>
          )}
          {own && (
            <Button aria-label={said.of(said.share, name)} onClick={() => (isSharing.value = true)}>
              <Icon name="share" size={18} />
              {said.share}
            </Button>
          )}
          <Button aria-label={said.of(said.delete, name)} onClick={() => (asking.value = true)}>
            <Icon name="bin" size={18} />
            {said.delete}
          </Button>
        </div>
      )}
      {own && isSharing.value && <ShareSheet own={own} onClose={() => (isSharing.value = false)} />}
    </li>
  );
}
