import { Confirm } from '../../../parts/controls/Confirm.tsx';
import { forgetPad } from '../kept/shelf.ts';
import { words } from '../kept/words.ts';

interface DeleteProps {
  id: string;
  onKeep: () => void;
  onGone?: () => void;
}

/** Asks before deleting a pad for good. */
export function Delete({ id, onKeep, onGone }: DeleteProps) {
  const said = words.value;
  const goAhead = async () => {
    await forgetPad(id).catch(() => undefined);
    onGone?.();
  };
  return (
    <Confirm
      question={said.removeQuestion}
      yes={said.removeYes}
      no={said.removeNo}
      onYes={() => void goAhead()}
      onNo={onKeep}
    />
  );
}
