import { WILD, type Kind } from '@hand-and-foot/engine';
import type { StagedMeld } from '../desk/desk.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import './opening.css';
import { useSeen } from '../game/seen.ts';

/** Progress toward going down: "40 of 50 to open". */
export function Opening() {
  const { desk } = useTheGame();
  const { terms } = useSeen();
  const words = wording.value.table;
  const opening = desk.opening.value;
  if (!opening) return null;
  const { have, need } = opening;
  const staged = desk.staged.value;
  const named = (kind: Kind, count: number) =>
    kind === WILD ? words.wild : `${count} ${speech.value.nameOfKind(terms.pack, kind, count)}`;
  const what = (each: StagedMeld) => named(each.slot, each.cards.length);
  return (
    <div class="grid rounded small one-line opening">
      <span>
        <b>{words.haveOf(have, need)}</b> {words.toOpen}
      </span>
      <span class="strong opening-more">
        {staged.length === 1 && <span class="opening-what">{what(staged[0]!)} · </span>}
        {have >= need ? words.enough : words.more(need - have)}
      </span>
      <span
        class="opening-bar"
        role="meter"
        aria-label={words.toOpen}
        aria-valuemin={0}
        aria-valuemax={need}
        aria-valuenow={Math.min(have, need)}
        style={{ '--part': Math.min(1, have / need) }}
      />
    </div>
  );
}
