import type { Side } from '@hand-and-foot/engine';
import { MeldMark } from '../melds/MeldMark.tsx';
import { rankSign } from '../melds/rankSign.tsx';
import { wording } from '../../parts/words/wording.ts';
import { BookSquared } from './BookSquared.tsx';
import { CardColumn } from './CardColumn.tsx';
import { useTheGame } from '../game/game.ts';
import './meldColumn.css';
import { meldsIn, type MeldShown, type Place } from '../melds/melds.ts';
import { slotLabel } from './slotLabel.ts';
import { useSeen } from '../game/seen.ts';

interface MeldColumnProps {
  place: Place;
  melds: readonly MeldShown[];
  side: Side;
  /** Name for moving cards to find it. */
  name: string;
  tabIndex: number;
  onPress: () => void;
}

/** A rank's meld as on a real table: cards showing their corners, or a squared-up book. */
export function MeldColumn(props: MeldColumnProps) {
  const { place, melds, side } = props;
  const seen = useSeen();
  const { desk } = useTheGame();
  const { shown, beside } = meldsIn(place, melds);
  const ours = side === seen.side;
  const staged = ours && desk.staged.value.some(({ slot }) => slot === place.kind);
  const receives = ours && desk.targets.value.has(place.kind);
  return (
    <button
      type="button"
      class="place wide starts meld-column"
      aria-label={slotLabel(seen, side, place, desk)}
      tabIndex={props.tabIndex}
      data-place={props.name}
      data-staged={staged || undefined}
      data-receives={receives || undefined}
      onClick={props.onPress}
    >
      {beside.length > 0 && (
        <span class="column meld-column-beside">
          {beside.map(({ number, look, book, cards }) => (
            <MeldMark key={number} look={look} book={book} count={cards.length} />
          ))}
        </span>
      )}
      {!shown && (
        <span class="middle big quiet no-card meld-column-none">
          {rankSign(seen.terms.pack, place.kind)}
        </span>
      )}
      {shown && (shown.book ? <BookSquared book={shown} /> : <CardColumn meld={shown} />)}
      <span class="line one-line meld-column-count">{shown && <Count meld={shown} />}</span>
    </button>
  );
}

function Count({ meld }: { meld: MeldShown }) {
  const words = wording.value.table;
  const { cards, look, book, missing } = meld;
  return (
    <>
      {book ? <b>{cards.length}</b> : <MeldMark look={look} count={cards.length} />}
      <span class="meld-column-word">
        {book ? words.cards : words.ofBook(cards.length + missing)}
      </span>
    </>
  );
}
