import { IconButton } from '../../../parts/controls/IconButton.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { words } from '../kept/words.ts';

export function UndoButton({ keeping }: { keeping: Keeping }) {
  const can = keeping.canUndo.value;
  return (
    <IconButton
      icon="undo"
      label={can ? words.value.undo : words.value.nothingToUndo}
      isOff={!can}
      onPress={() => keeping.undo()}
    />
  );
}
