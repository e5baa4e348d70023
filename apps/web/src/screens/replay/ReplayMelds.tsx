import { WILD, type Side } from '@hand-and-foot/engine';
import { rankSign } from '../../table/melds/rankSign.tsx';
import { Slot } from '../../table/melds/Slot.tsx';
import { slotContent } from '../../table/melds/slotContent.ts';
import { Marks } from '../../table/melds/Marks.tsx';
import {
  keyOf,
  meldsIn,
  meldsSeen,
  placesOf,
  type MeldShown,
  type Place,
} from '../../table/melds/melds.ts';
import { hasColumns } from '../../table/game/shape.ts';
import { speech } from '../../parts/words/wording.ts';
import type { Looking } from './record/looking.ts';
import './replayMelds.css';

interface ReplayMeldsProps {
  looking: Looking;
  side: Side;
  name: string;
}

/** A side's melds by rank: slots if there's room, else marks in a line. */
export function ReplayMelds({ looking, side, name }: ReplayMeldsProps) {
  const { terms } = looking.state;
  const { position } = looking;
  const melds = meldsSeen(terms, position.melds[side]!);
  const roomy = hasColumns.value && terms.sides === 2;
  const places = placesOf(terms);
  return (
    <div class="whole replay-melds" data-roomy={roomy || undefined}>
      <ul class="grid" style={{ '--places': places.length }}>
        {places.map((place) => (
          <li key={keyOf(place)}>
            {roomy ? (
              <PlaceSlot looking={looking} place={place} side={side} melds={melds} name={name} />
            ) : (
              <PlaceMark looking={looking} place={place} side={side} melds={melds} name={name} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceProps extends ReplayMeldsProps {
  place: Place;
  melds: readonly MeldShown[];
}

function PlaceSlot(props: PlaceProps) {
  const { looking, place, melds } = props;
  const { shown, beside } = meldsIn(place, melds);
  return (
    <Slot
      rank={rankSign(looking.state.terms.pack, place.kind)}
      content={slotContent(looking.state.terms, looking.context, shown)}
      label={labelOf(props)}
      earlier={beside.filter(({ book }) => book).map(({ look }) => look)}
    />
  );
}

function PlaceMark(props: PlaceProps) {
  const { looking, place, melds } = props;
  return (
    <span class="strong quiet grid replay-mark" role="img" aria-label={labelOf(props)}>
      <span>{rankSign(looking.state.terms.pack, place.kind)}</span>
      <Marks place={place} melds={melds} />
    </span>
  );
}

function labelOf({ looking, place, side, melds, name }: PlaceProps): string {
  const { shown, beside } = meldsIn(place, melds);
  const there = shown ? [...beside, shown] : [];
  return speech.value.saySlot(
    {
      owner: { name },
      rank: place.kind === WILD ? undefined : place.kind,
      melds: there.map(({ number }) => looking.position.melds[side]![number]!),
    },
    looking.context,
  );
}
