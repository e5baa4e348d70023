import { MeldMark } from './MeldMark.tsx';
import './marks.css';
import { meldsIn, type MeldShown, type Place } from './melds.ts';

/** A place in a line of marks: its meld's mark, with a corner of any others of the rank. */
export function Marks({ place, melds }: { place: Place; melds: readonly MeldShown[] }) {
  const { shown, beside } = meldsIn(place, melds);
  if (!shown) return <span class="middle quiet marks-none">·</span>;
  const [other] = beside;
  return (
    <span class="place marks">
      <MeldMark look={shown.look} book={shown.book} count={shown.cards.length} />
      {other && (
        <span class="marks-others">
          <MeldMark look={other.look} book={other.book} count={beside.length} />
        </span>
      )}
    </span>
  );
}
