import { Icon } from '../../parts/look/Icon.tsx';
import { rankSign } from '../melds/rankSign.tsx';
import { wording } from '../../parts/words/wording.ts';
import { keyOf, placesOf } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';
import { SideRow } from './SideRow.tsx';
import './sidesGrid.css';

/** A line per other side, a mark per rank. */
export function SideLines() {
  const { others, terms } = useSeen();
  const places = placesOf(terms).filter(({ nth }) => nth === 0);
  return (
    <div class="sides-lines" style={{ '--places': places.length }}>
      <div class="middle sides-row strong quiet sides-head" aria-hidden="true">
        <span class="yields sides-who">
          {wording.value.table.player} <Icon name="cards" size={16} />
        </span>
        {places.map((place) => (
          <span key={keyOf(place)}>{rankSign(terms.pack, place.kind)}</span>
        ))}
        {terms.laidAtOnce.length > 0 && (
          <span class="red-suit">{rankSign(terms.pack, terms.laidAtOnce[0]!)}</span>
        )}
      </div>
      <ul class="sides-list">
        {others.map((side) => (
          <SideRow key={side} side={side} places={places} />
        ))}
      </ul>
    </div>
  );
}
