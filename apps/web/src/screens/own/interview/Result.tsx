import { linkTo, type Found } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { beginDraft } from '../draft/draft.ts';
import { newId } from '../../../parts/settings/newId.ts';
import { playBy } from '../draft/playBy.ts';
import { keep, ruleSetOf, type NamedRules } from '../../../parts/settings/received.ts';
import { DifferenceList } from '../share/DifferenceList.tsx';
import { words } from '../draft/words.ts';

/** The rules that the answers lead to, and actions for them. */
export function Result({ found: { parent, changes } }: { found: Found }) {
  const said = words.value;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const why = useSignal('');
  const { name } = speech.value.sayRuleSet(parent);
  const own: NamedRules = { name: said.newName(name), parent: parent.id, changes };
  const count = Object.keys(changes).length;

  const edit = () => {
    const id = newId();
    beginDraft(id, { ...own, author: '' });
    go({ at: 'own', id });
  };
  const play = async () => {
    const kept = keep(own);
    why.value = kept ? ((await playBy(kept)) ?? '') : said.notSaved;
  };
  return (
    <section aria-labelledby="found">
      <h2 ref={heading} id="found" class="close interview-ask" tabIndex={-1}>
        {said.interview.found(said.withChanges(name, said.changes(count)))}
      </h2>
      <div class="row choices above below">
        <Button look="primary" onClick={edit}>
          {said.interview.look}
        </Button>
        <Button onClick={() => void play()}>
          <Icon name="play" size={18} />
          {said.play}
        </Button>
        <ButtonLink href={addressOf({ at: 'try', id: linkTo(own) })}>
          <Icon name="flask" size={18} />
          {said.tryIt}
        </ButtonLink>
      </div>
      <p class="no" role="alert">
        {why.value}
      </p>
      <DifferenceList here={ruleSetOf(own)} there={parent} than={name} />
    </section>
  );
}
