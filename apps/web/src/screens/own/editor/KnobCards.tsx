import type { Knob } from '@hand-and-foot/rulesets';
import type { Draft } from '../draft/draft.ts';
import { effectsOf, tellerOf } from './effects.ts';
import { KnobCard } from './KnobCard.tsx';

/** The cards of these knobs, each with what it does under the draft's rules. */
export function KnobCards({ knobs, draft }: { knobs: readonly Knob[]; draft: Draft }) {
  const effects = effectsOf(draft);
  const tell = tellerOf(draft);
  return knobs.map((entry) => (
    <KnobCard
      key={entry.knob}
      draft={draft}
      entry={entry}
      told={tell(entry.knob)}
      effect={effects.find(({ knob }) => knob === entry.knob)}
    />
  ));
}
