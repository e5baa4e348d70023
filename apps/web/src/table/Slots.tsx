import { WILD } from '@hand-and-foot/engine';
import { rankSign } from '../melds/rankSign.tsx';
import { Slot, type SlotContent } from '../melds/Slot.tsx';
import { wording } from '../words/wording.ts';
import { bookWord } from './bookWord.ts';
import { FootTile } from './FootTile.tsx';
import { useTheGame } from './game.ts';
import { keyOf, meldsIn, meldsSeen, placesOf, type MeldSeen, type Place } from './melds.ts';
import { pressPlace } from './pressPlace.ts';
import { useSeen, type Seen } from './seen.ts';
import { isDesktop } from './shape.ts';
import { slotLabel } from './slotLabel.ts';
import './slots.css';

/** One's own melds as a slot for each rank; the foot has the last place. */
export function Slots() {
  const { terms } = useSeen();
  return (
    <div class="slots">
      {placesOf(terms).map((place) => (
        <SlotOf key={keyOf(place)} place={place} />
      ))}
      {!isDesktop.value && <FootTile />}
    </div>
  );
}

function SlotOf({ place }: { place: Place }) {
  const { desk } = useTheGame();
  const seen = useSeen();
  const { terms, view, side } = seen;
  const { shown, beside } = meldsIn(place, meldsSeen(terms, view.melds[side]!));
  const growing = beside.find(({ book }) => !book);
  return (
    <Slot
      rank={shown || place.kind !== WILD ? rankSign(terms.pack, place.kind) : wildName(place)}
      content={contentOf(seen, shown)}
      label={slotLabel(seen, side, place, desk)}
      place={`slot-${keyOf(place)}`}
      earlier={beside.filter(({ book }) => book).map(({ look }) => look)}
      {...(growing && { besides: { look: growing.look, count: growing.cards.length } })}
      staged={desk.staged.value.some(({ slot }) => slot === place.kind)}
      canReceive={desk.targets.value.has(place.kind)}
      onPress={() => pressPlace(desk, side, place)}
    />
  );
}

function wildName({ nth }: Place): string {
  const { wild } = wording.value.table;
  return nth === 0 ? wild : `${wild} ${nth + 1}`;
}

function contentOf({ terms, context }: Seen, meld: MeldSeen | undefined): SlotContent {
  if (!meld) return { is: 'empty' };
  const { look, naturals, wilds, capped } = meld;
  if (!meld.book) return { is: 'growing', look, naturals, wilds, bookSize: terms.rules.bookSize };
  return { is: 'book', look, count: meld.cards.length, word: bookWord(context, meld), capped };
}
