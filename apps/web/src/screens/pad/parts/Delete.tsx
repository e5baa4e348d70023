import { useEffect, useRef } from 'preact/hooks';
import { forgetPad } from '../kept/shelf.ts';
import { words } from '../kept/words.ts';

interface DeleteProps {
  id: string;
  onKeep: () => void;
  onGone?: () => void;
}

/** Asks once more before a pad is gone for good. */
export function Delete({ id, onKeep, onGone }: DeleteProps) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const goAhead = async () => {
    await forgetPad(id).catch(() => undefined);
    onGone?.();
  };
  return (
    <div class="pad-delete" role="group" aria-label={words.value.removeQuestion}>
      <p>{words.value.removeQuestion}</p>
      <button type="button" class="pad-button" ref={keep} onClick={onKeep}>
        {words.value.removeNo}
      </button>
      <button type="button" class="pad-button pad-alert" onClick={() => void goAhead()}>
        {words.value.removeYes}
      </button>
    </div>
  );
}
