import { packFor, type Rules } from '@hand-and-foot/engine';
import type { RulesDifference } from '@hand-and-foot/words';
import { Icon } from '../../../parts/look/Icon.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { sayWarning, words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import './effect.css';
import { sayEffect } from '../draft/sayEffect.ts';
import { sayWhy } from './sayWhy.ts';

interface EffectProps {
  draft: Draft;
  knob: keyof Rules;
  effect: RulesDifference | undefined;
}

/** A change's effect in bold, with the earlier rule; or why it can't stay. */
export function Effect({ draft, knob, effect }: EffectProps) {
  const said = words.value;
  const problems = draft.problems.value.filter((problem) => problem.knob === knob);
  const { name } = speech.value.sayRuleSet(draft.parent);
  return (
    <div class="effect" role="status">
      {problems.map((problem, index) => (
        <p key={index} class="line wrong no effect-line">
          <Icon name="blocked" size={20} />
          {sayWhy(problem, draft.rules.value)}
        </p>
      ))}
      {draft.warnings.value
        .filter((warning) => warning.knob === knob)
        .map((warning) => (
          <p key={warning.warning} class="line effect-line effect-warning">
            <Icon name="warning" size={20} />
            <span>
              {said.lookAgain} {sayWarning.value(warning, packFor(draft.rules.value.pack))}
            </span>
          </p>
        ))}
      {effect && (
        <div class="effect-said">
          <p class="strong">{sayEffect(effect)}</p>
          {effect.here.length > 0 && effect.there.length > 0 && (
            <small>
              {said.before(name)} {effect.there.join(' ')}
            </small>
          )}
        </div>
      )}
    </div>
  );
}
