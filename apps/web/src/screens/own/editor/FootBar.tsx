import type { Rules } from '@hand-and-foot/engine';
import { linkTo, type Problem } from '@hand-and-foot/rulesets';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { plainText } from '@hand-and-foot/protocol';
import { Button } from '../../../parts/controls/Button.tsx';
import { go } from '../../../parts/screen/route.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { playBy } from '../draft/playBy.ts';
import { ownSetById, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { knobWords, words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import './footBar.css';
import { namedRules } from './namedRules.ts';
import { sayWhy } from './sayWhy.ts';

interface FootBarProps {
  draft: Draft;
  /** Whether somebody tried something that needs playable rules. */
  isRefused: Signal<boolean>;
  /** Shows the knob with the problem. */
  onShow: (knob: keyof Rules) => void;
}

/** Saves, and plays. If saving is impossible, a press says why. */
export function FootBar({ draft, isRefused, onShow }: FootBarProps) {
  const said = words.value;
  const message = useSignal('');
  const problems = draft.problems.value;
  const hasName = plainText(draft.label.value.name) !== '';
  const canSave = problems.length === 0 && hasName;
  const changes = said.changes(draft.changed.value.length);

  const save = (): OwnSet | undefined => {
    isRefused.value = !canSave;
    if (!canSave) return undefined;
    const kept = draft.isSaved.value ? ownSetById(draft.id) : draft.save();
    message.value = kept ? said.savedNow(kept.version) : said.notSaved;
    return kept;
  };
  // A message about saving lasts until the next change.
  useEffect(() => {
    if (!draft.isSaved.value) message.value = '';
  }, [draft.isSaved.value]);
  useEffect(() => {
    if (canSave) isRefused.value = false;
  }, [canSave]);
  const tryIt = () => {
    isRefused.value = problems.length > 0;
    if (problems.length > 0) return;
    const link = linkTo(namedRules(draft));
    // Next to its parent, to show the effect of the changes.
    const beside = draft.changed.value.length === 0 ? '' : `..${draft.parent.id}`;
    go({ at: 'try', id: link + beside });
  };
  const play = async () => {
    const own = save();
    if (own) message.value = (await playBy(own)) ?? '';
  };
  return (
    <div class="foot-bar">
      <div class="line loose foot-bar-said" role="alert">
        {isRefused.value && problems.length > 0 && (
          <Refused draft={draft} problems={problems} onShow={onShow} />
        )}
        {isRefused.value && problems.length === 0 && !hasName && <p>{said.nameNeeded}</p>}
        {message.value !== '' && canSave && <p>{message.value}</p>}
      </div>
      <div class="row choices foot-bar-ways">
        <Button large aria-disabled={problems.length > 0} onClick={tryIt}>
          <Icon name="flask" size={20} />
          {said.tryIt}
        </Button>
        <Button large aria-disabled={!canSave} onClick={() => void play()}>
          <Icon name="play" size={20} />
          {said.play}
        </Button>
        <Button look="primary" large aria-disabled={!canSave} onClick={save}>
          {draft.isSaved.value ? said.saved : said.save(changes)}
        </Button>
      </div>
    </div>
  );
}

interface RefusedProps extends Omit<FootBarProps, 'isRefused'> {
  problems: readonly Problem[];
}

function Refused({ draft, problems, onShow }: RefusedProps) {
  const said = words.value;
  const [first] = problems;
  return (
    <>
      <p>
        {said.cannotPlay} {first && <b>{knobWords.value.knobs[first.knob as keyof Rules]}.</b>}{' '}
        {first && sayWhy(first, draft.rules.value)}
      </p>
      {first && <Button onClick={() => onShow(first.knob as keyof Rules)}>{said.show}</Button>}
    </>
  );
}
