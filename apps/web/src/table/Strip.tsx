import type { Side } from '@hand-and-foot/engine';
import { MeldMark } from '../melds/MeldMark.tsx';
import { rankSign } from '../melds/rankSign.tsx';
import { wording } from '../words/wording.ts';
import { keyOf, meldsIn, meldsSeen, placesOf, type Place } from './melds.ts';
import { useSeen } from './seen.ts';
import { show } from './shown.ts';
import './strip.css';

/** The others' melds as marks in the order of rank, in one line. As a whole it opens the sheet with their cards. */
export function Strip({ side }: { side: Side }) {
  const { terms, view } = useSeen();
  const melds = meldsSeen(terms, view.melds[side]!);
  const places = placesOf(terms).filter(({ nth }) => nth === 0);
  return (
    <button
      type="button"
      class="strip"
      aria-label={wording.value.table.seeTheirMelds(melds.length)}
      style={{ '--places': places.length }}
      onClick={() => show({ is: 'others' })}
    >
      {places.map((place) => {
        const marks = meldsOf(place, melds);
        return (
          <span
            key={keyOf(place)}
            class="strip-place"
            data-empty={marks.length === 0 || undefined}
            data-place={`they-${side}-${keyOf(place)}`}
          >
            <span class="strip-rank">{rankSign(terms.pack, place.kind)}</span>
            <Marks melds={marks} />
          </span>
        );
      })}
    </button>
  );
}

type Melds = ReturnType<typeof meldsSeen>;

/** The meld that a cell shows first, then whatever lies beside it. */
export function meldsOf(place: Place, melds: Melds): Melds {
  const { shown, beside } = meldsIn(place, melds);
  return shown ? [shown, ...beside] : [];
}

/** A mark, and behind it a corner of any others of the rank. */
export function Marks({ melds }: { melds: Melds }) {
  const [first, ...others] = melds;
  if (!first) return <span class="marks-none">·</span>;
  return (
    <span class="marks">
      <MeldMark look={first.look} book={first.book} count={first.cards.length} />
      {others.length > 0 && (
        <span class="marks-others">
          <MeldMark look={others[0]!.look} book={others[0]!.book} count={others.length} />
        </span>
      )}
    </span>
  );
}
