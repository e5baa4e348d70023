import { addressOf } from '../../parts/screen/route.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { sayChoosable } from '../../parts/words/sayChoosable.ts';
import { choosableSets } from '../../parts/settings/ownRules.ts';
import { wording } from '../../parts/words/wording.ts';
import './setLinks.css';

/** Links between rule sets; they add nothing to the browser's history. */
export function SetLinks({ current }: { current: string }) {
  return (
    <nav class="row unprinted" aria-label={wording.value.rules.sets}>
      {choosableSets().map((ruleSet) => {
        const address = addressOf({ at: 'rules', id: ruleSet.id });
        return (
          <a
            key={ruleSet.id}
            class="chip small"
            href={address}
            aria-current={ruleSet.id === current ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              location.replace(address);
            }}
          >
            {sayChoosable(ruleSet).name}
          </a>
        );
      })}
      <a class="chip small set-links-own" href={addressOf({ at: 'own' })}>
        {wording.value.start.ownRules}
        <Icon name="right" size={16} />
      </a>
    </nav>
  );
}
