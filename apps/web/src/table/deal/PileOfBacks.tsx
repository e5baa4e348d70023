import { CardBack } from '../../parts/cards/CardBack.tsx';
import './pileOfBacks.css';

/** A pile face down, with a few edges of what lies beneath. */
export function PileOfBacks({
  of,
  children,
}: {
  of: 'hand' | 'foot' | 'stock';
  children?: string;
}) {
  return (
    <figure class="pile-of-backs">
      <span aria-hidden="true">
        <i />
        <i />
        <i />
        <CardBack of={of} />
      </span>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
