import { Icon } from '../../parts/look/Icon.tsx';
import type { IconName } from '../../parts/look/shapes.ts';

interface SelectionButtonProps {
  icon: IconName;
  label: string;
  isOff?: boolean;
  onPress: () => void;
}

/** A small button beside the selection. */
export function SelectionButton({ icon, label, isOff, onPress }: SelectionButtonProps) {
  return (
    <button
      type="button"
      class="icon-button selection-button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} size={22} />
    </button>
  );
}
