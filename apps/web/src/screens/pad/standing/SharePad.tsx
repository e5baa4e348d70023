import { useEffect } from 'preact/hooks';
import { addressOf } from '../../../parts/screen/route.ts';
import { useServer } from '../../../parts/server/useServer.ts';
import { Share } from '../../../parts/share/Share.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { words } from '../kept/words.ts';

/** Shows the pad to other phones: a QR code and its link. */
export function SharePad({ keeping, onClose }: { keeping: Keeping; onClose: () => void }) {
  const said = words.value;
  const isThere = useServer() === 'there';
  useEffect(() => {
    if (isThere) void keeping.share().catch(() => undefined);
  }, [isThere]);
  return (
    <Sheet title={said.share} onClose={onClose}>
      {isThere ? (
        <Share
          to={addressOf({ at: 'pad', id: keeping.id })}
          text={said.shareNote}
          words={said}
          note={said.shareNote}
          withCode
        />
      ) : (
        <p>{said.noServer}</p>
      )}
    </Sheet>
  );
}
