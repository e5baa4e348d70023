import { shapeOf, type IconName } from './shapes.ts';
import './icon.css';

/** An icon next to a word; without a word, the button around it has a label. */
export function Icon({ name, size }: { name: IconName; size?: number | undefined }) {
  const { stroke, fill } = shapeOf(name);
  return (
    <svg
      class="fixed icon"
      viewBox="0 0 24 24"
      style={size === undefined ? undefined : { '--icon': size }}
      aria-hidden="true"
      focusable="false"
    >
      {stroke !== undefined && <path class="icon-stroke" d={stroke} />}
      {fill !== undefined && <path class="icon-fill" d={fill} />}
    </svg>
  );
}
