import type { Rules } from '@hand-and-foot/engine';
import { catalogue, type Group } from '@hand-and-foot/rulesets';
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../draft/words.ts';
import type { Draft } from '../draft/draft.ts';
import './groupChips.css';
import { GROUPS } from './shown.ts';

interface GroupChipsProps {
  draft: Draft;
  /** None during a search in all of them. */
  current: Group | undefined;
  onlyChanged: Signal<boolean>;
  onChoose: (group: Group) => void;
}

/** Pixels of the previous chip that stay visible. */
const MARGIN = 60;

/** Groups of rules in the order of play; each shows its number of changes. */
export function GroupChips({ draft, current, onlyChanged, onChoose }: GroupChipsProps) {
  const said = words.value;
  const broken = draft.problems.value.map(({ knob }) => knob as keyof Rules);
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - MARGIN });
  }, [current]);
  return (
    <nav ref={row} class="place flex group-chips" aria-label={said.groupsName}>
      {(draft.changed.value.length > 0 || onlyChanged.value) && (
        <button
          type="button"
          class="chip"
          aria-pressed={onlyChanged.value}
          onClick={() => (onlyChanged.value = !onlyChanged.value)}
        >
          {said.onlyChanged}
          <span class="badge">{draft.changed.value.length}</span>
        </button>
      )}
      {GROUPS.map((group) => {
        const changed = countIn(group, draft.changed.value);
        const isBroken = countIn(group, broken) > 0;
        return (
          <button
            key={group}
            type="button"
            class="chip"
            aria-current={group === current ? 'true' : undefined}
            onClick={() => onChoose(group)}
          >
            {said.groups[group]}
            {changed > 0 && (
              <span class="badge" data-broken={isBroken || undefined}>
                {isBroken && <Icon name="blocked" size={14} />}
                <span aria-hidden="true">{changed}</span>
                <span class="unseen">{said.changes(changed)}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

function countIn(group: Group, knobs: readonly (keyof Rules)[]): number {
  return catalogue.filter((entry) => entry.group === group && knobs.includes(entry.knob)).length;
}
