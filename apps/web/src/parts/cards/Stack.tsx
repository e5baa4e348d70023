import type { Card as CardFace, PackId } from '@hand-and-foot/engine';
import { Card } from './Card.tsx';
import './stack.css';

interface StackProps {
  pack: PackId;
  /** The face on top. */
  card: CardFace;
  count: number;
  /** "Kings, 3, 2 chosen". */
  label: string;
  wild?: boolean;
  /** Number of selected cards. */
  chosen?: number;
  /** Some of them are staged on the table. */
  staged?: boolean;
  dragging?: boolean;
  /** Some of them came this turn. */
  fresh?: boolean;
  tabIndex?: number;
  onPress?: () => void;
}

const MOST_EDGES = 4;

/** Cards of one kind in the hand, squared up: the edges hint at how many, a number says it. */
export function Stack(props: StackProps) {
  const { pack, card, count, label, wild = false, chosen = 0, onPress } = props;
  const edges = Math.min(count - 1, MOST_EDGES);
  return (
    <button
      type="button"
      class="place starts stack"
      aria-label={label}
      aria-pressed={chosen > 0}
      tabIndex={props.tabIndex}
      data-pack={pack}
      data-wild={wild || undefined}
      data-staged={props.staged || undefined}
      data-dragging={props.dragging || undefined}
      onClick={onPress}
    >
      {Array.from({ length: edges }, (_, edge) => (
        <i key={edge} class="card-edge stack-edge" style={{ '--nth': edges - edge }} />
      ))}
      <Card pack={pack} card={card} wild={wild} />
      {count > 1 && <Count count={count} chosen={chosen} />}
      {props.fresh && <i class="stack-fresh" />}
    </button>
  );
}

/** Drawn twice, because only the styles know the card's width and where there's room. */
function Count({ count, chosen }: { count: number; chosen: number }) {
  const text =
    chosen > 0 ? (
      `${chosen}/${count}`
    ) : (
      <>
        <small>×</small>
        {count}
      </>
    );
  return (
    <>
      <span class="stack-count">{text}</span>
      <span class="stack-badge">{text}</span>
    </>
  );
}
