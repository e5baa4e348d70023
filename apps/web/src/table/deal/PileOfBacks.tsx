import { CardBack } from '../../parts/cards/CardBack.tsx';
import './pileOfBacks.css';

/** A face-down pile, with a few edges below. */
export function PileOfBacks({
  of,
  children,
}: {
  of: 'hand' | 'foot' | 'stock';
  children?: string;
}) {
  return (
    <figure class="list strong pile-of-backs">
      <span aria-hidden="true">
        <i class="card-edge under-card" />
        <i class="card-edge under-card" />
        <i class="card-edge under-card" />
        <CardBack of={of} />
      </span>
      {children !== undefined && <figcaption>{children}</figcaption>}
    </figure>
  );
}
