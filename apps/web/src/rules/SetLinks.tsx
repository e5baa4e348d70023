import { ruleSets } from '@hand-and-foot/rulesets';
import { addressOf } from '../app/route.ts';
import { speech, wording } from '../words/wording.ts';
import './setLinks.css';

/** The way from one rule set to another; it leaves no trace in the browser's history. */
export function SetLinks({ current }: { current: string }) {
  return (
    <nav class="set-links" aria-label={wording.value.rules.sets}>
      {ruleSets.map((ruleSet) => {
        const address = addressOf({ at: 'rules', id: ruleSet.id });
        return (
          <a
            key={ruleSet.id}
            class="set-links-set"
            href={address}
            aria-current={ruleSet.id === current ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              location.replace(address);
            }}
          >
            {speech.value.sayRuleSet(ruleSet).name}
          </a>
        );
      })}
    </nav>
  );
}
