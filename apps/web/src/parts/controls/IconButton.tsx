import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/shapes.ts';

interface IconButtonProps {
  icon: IconName;
  size?: number;
  label: string;
  /** It can do nothing now, but keeps its place and says so. */
  isOff?: boolean | undefined;
  /** Only for its position. */
  class?: string;
  onPress: () => void;
}

/** A button that shows only an icon, in a bar. */
export function IconButton({ icon, size, label, isOff, class: place, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      class={place === undefined ? 'icon-button' : `icon-button ${place}`}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} {...(size === undefined ? {} : { size })} />
    </button>
  );
}
