import type { Draft } from '../draft/draft.ts';
import { words } from '../draft/words.ts';
import { KnobCards } from './KnobCards.tsx';
import type { knobsShown } from './shown.ts';

interface KnobGroupsProps {
  draft: Draft;
  shown: ReturnType<typeof knobsShown>;
}

/** The knobs that are shown, under the names of their groups. */
export function KnobGroups({ draft, shown }: KnobGroupsProps) {
  const said = words.value;
  return shown.map(({ group, knobs }) => (
    <section key={group} class="list loose" aria-label={said.groups[group]}>
      <h2 class="big above close editor-group-title">{said.groups[group]}</h2>
      <KnobCards knobs={knobs} draft={draft} />
    </section>
  ));
}
