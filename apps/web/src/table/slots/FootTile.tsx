import { rankSign } from '../melds/rankSign.tsx';
import { wording } from '../../parts/words/wording.ts';
import './footTile.css';
import { useSeen } from '../game/seen.ts';

/** Your waiting foot, and cards your side laid out at once. */
export function FootTile() {
  const { view, terms, side, you } = useSeen();
  const words = wording.value.table;
  const foot = view.feet[you] ?? null;
  const knee = view.knees?.[you] ?? null;
  const laid = view.laid[side]!;
  return (
    <div
      class="column yields rounded centered foot-tile"
      data-place="foot"
      data-taken={foot === null || undefined}
      data-laid={laid.length > 0 || undefined}
    >
      <span class="wide foot-tile-words">
        <b>
          {laid.length === 0 && `${words.your} `}
          {knee === null ? words.foot : words.knee}
        </b>
        <span class="foot-tile-count">
          {foot === null ? words.inPlay : words.faceDown(knee ?? foot)}
        </span>
      </span>
      {laid.length > 0 && (
        <span class="strong one-line foot-tile-laid">
          <b class="red-suit">{rankSign(terms.pack, terms.laidAtOnce[0]!)}</b> ×{laid.length}
        </span>
      )}
    </div>
  );
}
