import { rankSign } from '../melds/rankSign.tsx';
import { Slot } from '../melds/Slot.tsx';
import { slotContent } from '../melds/slotContent.ts';
import { wording } from '../../parts/words/wording.ts';
import { FootTile } from './FootTile.tsx';
import { useTheGame } from '../game/game.ts';
import { keyOf, meldsIn, meldsSeen, placesOf, type Place } from '../melds/melds.ts';
import { pressPlace } from './pressPlace.ts';
import { useSeen } from '../game/seen.ts';
import { isDesktop } from '../game/shape.ts';
import { slotLabel } from './slotLabel.ts';
import './slots.css';
import { useRoving } from '../game/useRoving.ts';

/** Your melds as a slot per rank; the foot has the last place. */
export function Slots() {
  const { terms } = useSeen();
  const places = placesOf(terms);
  const { tabIndexOf, listeners } = useRoving(nameOf(places[0]!));
  return (
    <div class="grid slots" {...listeners}>
      {places.map((place) => (
        <SlotOf key={keyOf(place)} place={place} tabIndex={tabIndexOf(nameOf(place))} />
      ))}
      {!isDesktop.value && <FootTile />}
    </div>
  );
}

const nameOf = (place: Place) => `slot-${keyOf(place)}`;

function SlotOf({ place, tabIndex }: { place: Place; tabIndex: number }) {
  const { desk } = useTheGame();
  const seen = useSeen();
  const { terms, view, side } = seen;
  const { shown, beside } = meldsIn(place, meldsSeen(terms, view.melds[side]!));
  const sign = rankSign(terms.pack, place.kind);
  const growing = beside.find(({ book }) => !book);
  return (
    <Slot
      rank={place.nth === 0 ? sign : `${wording.value.table.wildSign}${place.nth + 1}`}
      content={slotContent(seen.terms, seen.context, shown)}
      label={slotLabel(seen, side, place, desk)}
      place={nameOf(place)}
      tabIndex={tabIndex}
      earlier={beside.filter(({ book }) => book).map(({ look }) => look)}
      {...(growing && { besides: { look: growing.look, count: growing.cards.length } })}
      staged={desk.staged.value.some(({ slot }) => slot === place.kind)}
      canReceive={desk.targets.value.has(place.kind)}
      onPress={() => pressPlace(desk, side, place)}
    />
  );
}
