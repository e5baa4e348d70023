import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { addressOf } from '../../../parts/screen/route.ts';
import { lookForServer, server } from '../../../parts/server/server.ts';
import { copyText } from '../../../parts/share/copyText.ts';
import { QrCode } from '../../../parts/share/QrCode.tsx';
import { askForReach, reach } from '../../../parts/share/reach.ts';
import '../../friends/parts/shareLink.css';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { words } from '../kept/words.ts';

/** Shows the pad to other phones: a square to scan, and the link in it. */
export function ShareSheet({ keeping, onClose }: { keeping: Keeping; onClose: () => void }) {
  const isThere = server.value === 'there';
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const url = new URL(addressOf({ at: 'pad', id: keeping.id }), reach.value ?? document.baseURI)
    .href;
  useEffect(() => void lookForServer(true), []);
  useEffect(() => {
    if (!isThere) return;
    void askForReach();
    void keeping.share().catch(() => undefined);
  }, [isThere]);
  const copy = async () => {
    const isCopied = await copyText(url, field.current);
    said.value = isCopied ? words.value.copied : words.value.notCopied;
  };
  return (
    <Sheet title={words.value.share} onClose={onClose}>
      {isThere ? (
        <div class="pad-menu">
          <p>{words.value.shareNote}</p>
          <QrCode text={url} />
          {reach.value === undefined && <p>{words.value.onlyHere}</p>}
          <input
            ref={field}
            class="pad-name"
            readOnly
            value={url}
            aria-label={words.value.link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" class="pad-button" onClick={() => void copy()}>
            {words.value.copy}
          </button>
          <p role="status">{said.value}</p>
        </div>
      ) : (
        <p>{words.value.noServer}</p>
      )}
    </Sheet>
  );
}
