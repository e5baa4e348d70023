import { IconButton } from '../../parts/controls/IconButton.tsx';
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
    <IconButton
      icon={icon}
      size={22}
      class="selection-button"
      label={label}
      isOff={isOff}
      onPress={onPress}
    />
  );
}
