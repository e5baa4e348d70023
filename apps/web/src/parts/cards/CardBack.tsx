import './card.css';
import './cardBack.css';

interface CardBackProps {
  /** Hands and feet show their letter; the draw pile doesn't. */
  of: 'hand' | 'foot' | 'stock';
  /** Its name for screen readers; without one the card is decoration. */
  label?: string;
}

export function CardBack({ of, label }: CardBackProps) {
  return (
    <div
      class="place card card-back"
      data-of={of}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
    >
      <svg
        class="card-face"
        viewBox="0 0 100 140"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <use href="#back-weave" />
        {of !== 'stock' && <use href={`#back-${of}`} />}
      </svg>
    </div>
  );
}
