import type { Draft } from '../draft/draft.ts';
import { words } from '../draft/words.ts';
import { effectsOf, tellerOf } from './effects.ts';
import { KnobCard } from './KnobCard.tsx';
import type { knobsShown } from './shown.ts';

interface KnobGroupsProps {
  draft: Draft;
  shown: ReturnType<typeof knobsShown>;
}

/** The knobs that are shown, under the names of their groups. */
export function KnobGroups({ draft, shown }: KnobGroupsProps) {
  const said = words.value;
  const effects = effectsOf(draft);
  const tell = tellerOf(draft);
  return shown.map(({ group, knobs }) => (
    <section key={group} class="list loose" aria-label={said.groups[group]}>
      <h2 class="big above close editor-group-title">{said.groups[group]}</h2>
      {knobs.map((entry) => (
        <KnobCard
          key={entry.knob}
          draft={draft}
          entry={entry}
          told={tell(entry.knob)}
          effect={effects.find(({ knob }) => knob === entry.knob)}
        />
      ))}
    </section>
  ));
}
