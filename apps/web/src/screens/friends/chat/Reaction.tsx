import type { Reaction as Id } from '@hand-and-foot/protocol';
import './reaction.css';

interface Drawing {
  /** A face is round; other drawings have their own outline. */
  readonly outline?: string;
  readonly lines?: string;
  readonly solid?: string;
}

const ROUND = 'M12 2.4a9.6 9.6 0 1 0 0 19.2 9.6 9.6 0 0 0 0-19.2z';
const EYES =
  'M7.3 9.7a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0z M14.1 9.7a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 0 0-2.6 0z';

/** On a grid of 24, like the icons. Our own, because devices draw emoji differently, and some not at all. */
const DRAWINGS: Readonly<Record<Id, Drawing>> = {
  yay: { solid: EYES, lines: 'M7.2 13.8c.9 2.3 2.6 3.4 4.8 3.4s3.9-1.1 4.8-3.4' },
  haHa: {
    lines: 'M6.6 10.4l2.1-1.9 2.1 1.9 M13.2 10.4l2.1-1.9 2.1 1.9',
    solid: 'M6.9 13h10.2c0 3.1-2.1 5.2-5.1 5.2S6.9 16.1 6.9 13z',
  },
  wow: {
    solid: `${EYES} M12 13.2c1.5 0 2.4 1.2 2.4 2.7s-.9 2.7-2.4 2.7-2.4-1.2-2.4-2.7.9-2.7 2.4-2.7z`,
    lines: 'M6.9 6.9c.7-.7 1.6-.9 2.4-.6 M17.1 6.9c-.7-.7-1.6-.9-2.4-.6',
  },
  ohNo: {
    solid: EYES,
    lines: 'M7.8 17.2c.8-1.7 2.3-2.6 4.2-2.6s3.4.9 4.2 2.6 M6.6 7.8l2.6-1.4 M17.4 7.8l-2.6-1.4',
  },
  loveIt: {
    outline:
      'M12 20.6C6.4 16.6 3 13.3 3 9.2 3 6.3 5.1 4 7.9 4c1.7 0 3.2.9 4.1 2.4C12.9 4.9 14.4 4 16.1 4 18.9 4 21 6.3 21 9.2c0 4.1-3.4 7.4-9 11.4z',
  },
  great: {
    outline: 'M12 2.4l2.9 6.1 6.6.9-4.8 4.6 1.2 6.6-5.9-3.2-5.9 3.2 1.2-6.6-4.8-4.6 6.6-.9z',
  },
};

/** A reaction's drawing. Its words stand beside it, or in a label. */
export function Reaction({ id, size }: { id: Id; size: number }) {
  const { outline = ROUND, lines, solid } = DRAWINGS[id];
  return (
    <svg
      class="fixed reaction"
      data-is={id}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path class="reaction-ground" d={outline} />
      {lines !== undefined && <path class="reaction-lines" d={lines} />}
      {solid !== undefined && <path class="reaction-solid" d={solid} />}
    </svg>
  );
}
