import type { Side } from '@hand-and-foot/engine';
import { rankSign } from '../melds/rankSign.tsx';
import { wording } from '../../parts/words/wording.ts';
import { Marks } from '../melds/Marks.tsx';
import { keyOf, meldsIn, meldsSeen, placesOf } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';
import { show } from '../game/shown.ts';
import './strip.css';

/** The others' melds as marks in order of rank, on one line. The whole strip opens the sheet with their cards. */
export function Strip({ side }: { side: Side }) {
  const { terms, view } = useSeen();
  const melds = meldsSeen(terms, view.melds[side]!);
  const places = placesOf(terms).filter(({ nth }) => nth === 0);
  return (
    <button
      type="button"
      class="wide grid rounded strip"
      aria-label={wording.value.table.seeTheirMelds(melds.length)}
      style={{ '--places': places.length }}
      onClick={() => show({ is: 'others' })}
    >
      {places.map((place) => {
        const isEmpty = meldsIn(place, melds).shown === undefined;
        return (
          <span
            key={keyOf(place)}
            class="line strip-place"
            data-empty={isEmpty || undefined}
            data-place={`they-${side}-${keyOf(place)}`}
          >
            <span class="strong strip-rank">{rankSign(terms.pack, place.kind)}</span>
            <Marks place={place} melds={melds} />
          </span>
        );
      })}
    </button>
  );
}
