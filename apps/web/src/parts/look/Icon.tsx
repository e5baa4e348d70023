import { shapeOf, type IconName } from './shapes.ts';
import './icon.css';

/** A sign beside a word; what has no word gets its label on the button around it. */
export function Icon({ name, size }: { name: IconName; size?: number }) {
  const { stroke, fill } = shapeOf(name);
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      {stroke !== undefined && <path class="icon-stroke" d={stroke} />}
      {fill !== undefined && <path class="icon-fill" d={fill} />}
    </svg>
  );
}
