import type { ComponentChildren } from 'preact';
import { MeldMark, type MeldLook } from './MeldMark.tsx';
import { SlotSign } from './SlotSign.tsx';
import './slot.css';

interface Growing {
  is: 'growing';
  look: MeldLook;
  naturals: number;
  wilds: number;
  /** Number of cards in a book. */
  bookSize: number;
}

interface Book {
  is: 'book';
  look: MeldLook;
  count: number;
  /** "Clean", "Dirty", or its cap card's name. */
  word: string;
  capped?: boolean;
}

export type SlotContent = { is: 'empty' } | Growing | Book;

interface SlotProps {
  /** The slot's rank: a few letters, or a small drawing. */
  rank: ComponentChildren;
  content: SlotContent;
  /** "Our kings, 5 cards, 1 wild, 2 short of a book, dirty". */
  label: string;
  /** Earlier books of this rank. */
  earlier?: readonly MeldLook[];
  /** Another growing meld of this rank. */
  besides?: { look: MeldLook; count: number };
  /** Name for moving cards to find it. */
  place?: string;
  tabIndex?: number;
  staged?: boolean;
  canReceive?: boolean;
  onPress?: () => void;
}

/** One rank's place on a side's own board; it never moves. */
export function Slot(props: SlotProps) {
  const { rank, content, earlier = [], besides } = props;
  return (
    <Plate {...props}>
      <span class="slot-rank" data-long={isLong(rank) || undefined}>
        {rank}
      </span>
      {content.is === 'growing' && <GrowingMeld meld={content} />}
      {content.is === 'book' && <FinishedBook book={content} />}
      {(earlier.length > 0 || besides) && (
        <span class="flex slot-earlier">
          <EarlierBooks looks={earlier} />
          {besides && <MeldMark {...besides} />}
        </span>
      )}
    </Plate>
  );
}

/** A button, or a picture if pressing would do nothing. */
function Plate(props: SlotProps & { children: ComponentChildren }) {
  const { content, label, onPress } = props;
  const looks = {
    class: 'slot',
    'aria-label': label,
    'data-place': props.place,
    'data-is': content.is,
    'data-look': content.is === 'empty' ? undefined : content.look,
    'data-staged': props.staged || undefined,
    'data-receives': props.canReceive || undefined,
  };
  if (!onPress)
    return (
      <span role="img" {...looks}>
        {props.children}
      </span>
    );
  return (
    <button type="button" {...looks} tabIndex={props.tabIndex} onClick={onPress}>
      {props.children}
    </button>
  );
}

const isLong = (rank: ComponentChildren) => typeof rank === 'string' && rank.length > 1;

function GrowingMeld({ meld }: { meld: Growing }) {
  const { look, naturals, wilds, bookSize } = meld;
  const ticks = Array.from({ length: bookSize }, (_, index) =>
    index < naturals ? 'natural' : index < naturals + wilds ? 'wild' : 'missing',
  );
  return (
    <>
      <MeldMark look={look} count={naturals + wilds} />
      <span class="wide whole flex slot-ticks">
        {ticks.map((tick, index) => (
          <i key={index} data-is={tick} />
        ))}
      </span>
    </>
  );
}

function FinishedBook({ book }: { book: Book }) {
  return (
    <>
      <span class="slot-count">{book.count}</span>
      <span class="line strong whole slot-word">
        <SlotSign look={book.look} capped={book.capped ?? false} />
        {book.word}
      </span>
    </>
  );
}

function EarlierBooks({ looks }: { looks: readonly MeldLook[] }) {
  return (
    <>
      {(['clean', 'dirty', 'wild'] as const).map((look) => {
        const count = looks.filter((one) => one === look).length;
        if (count === 0) return null;
        return <MeldMark key={look} look={look} book {...(count > 1 ? { count } : {})} />;
      })}
    </>
  );
}
