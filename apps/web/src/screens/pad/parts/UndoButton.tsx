import { Icon } from '../../../parts/look/Icon.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { words } from '../kept/words.ts';

export function UndoButton({ keeping }: { keeping: Keeping }) {
  const can = keeping.canUndo.value;
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={can ? words.value.undo : words.value.nothingToUndo}
      aria-disabled={!can}
      onClick={() => keeping.undo()}
    >
      <Icon name="undo" />
    </button>
  );
}
