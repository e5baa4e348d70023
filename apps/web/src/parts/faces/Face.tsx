import { isFace } from '@hand-and-foot/protocol';
import { ANIMALS } from './animals.ts';
import './face.css';
import type { Likeness } from './likeness.ts';
import { personOf } from './people.ts';

/** A drawn face. It says nothing to screen readers: the name is next to it. */
export function Face({ of, size }: { of: Likeness; size?: number }) {
  const { ground, parts } = isFace(of) ? ANIMALS[of] : personOf(of);
  return (
    <svg
      class="fixed face"
      viewBox="0 0 48 48"
      width={size}
      height={size}
      style={{ '--ground': ground }}
      data-of={of}
      aria-hidden="true"
      focusable="false"
    >
      {parts.map(({ color, d, line }, at) =>
        line ? <path key={at} d={d} stroke={color} /> : <path key={at} d={d} fill={color} />,
      )}
    </svg>
  );
}
