import { WILD, type Kind, type Pack } from '@hand-and-foot/engine';
import type { ComponentChildren } from 'preact';
import { wording } from '../../parts/words/wording.ts';

const SIGNS: Record<string, string> = { T: '10', black3: '3♠\uFE0E', red3: '3♥\uFE0E' };

/** A rank in the least room: "10", "K", a crown. */
export function rankSign(pack: Pack, kind: Kind): ComponentChildren {
  if (kind === WILD) return wording.value.table.wildSign;
  const name = pack.kinds[kind]!;
  if (name !== 'lord') return SIGNS[name] ?? name;
  return (
    <svg class="rank-crown" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 19l-1.5-11.5 5.5 4 4.5-7.5 4.5 7.5 5.5-4-1.5 11.5z" />
    </svg>
  );
}
