import type { Side } from '@hand-and-foot/engine';
import { useTheGame } from '../game/game.ts';
import './columns.css';
import { MeldColumn } from './MeldColumn.tsx';
import { keyOf, meldsSeen, placesOf, type Place } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';
import { pressPlace } from './pressPlace.ts';
import { show } from '../game/shown.ts';
import { useRoving } from '../game/useRoving.ts';

/** More columns are too narrow for words below. */
const MANY = 12;

/** A side's melds as columns of cards, one per rank, always in the same place. */
export function Columns({ side }: { side: Side }) {
  const seen = useSeen();
  const { desk } = useTheGame();
  const melds = meldsSeen(seen.terms, seen.view.melds[side]!);
  const places = placesOf(seen.terms);
  const ours = side === seen.side;
  const nameOf = (place: Place) => (ours ? 'slot-' : `they-${side}-`) + keyOf(place);
  const { tabIndexOf, listeners } = useRoving(nameOf(places[0]!));
  return (
    <div class="grow columns">
      <ul
        class="grid columns-row"
        data-many={places.length > MANY || undefined}
        style={{ '--places': places.length }}
        {...listeners}
      >
        {places.map((place) => (
          <li key={keyOf(place)}>
            <MeldColumn
              place={place}
              melds={melds}
              side={side}
              name={nameOf(place)}
              tabIndex={tabIndexOf(nameOf(place))}
              onPress={() =>
                ours ? pressPlace(desk, side, place) : show({ is: 'melds', side, kind: place.kind })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
