import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { later } from '../../../parts/screen/later.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { copyText } from '../../../parts/share/copyText.ts';
import { askForReach, reach } from '../../../parts/share/reach.ts';
import './shareLink.css';
import { words } from '../shared/words.ts';

const QrCode = later(
  async () => (await import('../../../parts/share/QrCode.tsx')).QrCode,
  () => <div class="qr" aria-busy="true" />,
);

interface ShareLinkProps {
  to: string;
  note: string;
  /** What goes with it where the device shares it; an invitation, if nothing else. */
  text?: string;
}

/** A link to pass on: to copy, to share as the device does it, or as a square for a telephone. */
export function ShareLink({ to, note, text }: ShareLinkProps) {
  const said = words.value;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal('');
  const isCode = useSignal(false);
  const id = useId();
  const url = new URL(to, reach.value ?? document.baseURI).href;
  useEffect(() => void askForReach(), []);
  const copy = async () => {
    copied.value = (await copyText(url, field.current)) ? said.copied : said.notCopied;
  };
  return (
    <div class="share-link">
      <input
        ref={field}
        class="friends-input"
        readOnly
        value={url}
        aria-label={said.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="share-link-ways">
        <button type="button" class="friends-button" onClick={() => void copy()}>
          {said.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="friends-button"
            onClick={() => void share(url, text ?? said.shareText)}
          >
            <Icon name="share" size={20} />
            {said.share}
          </button>
        )}
        <button
          type="button"
          class="friends-button"
          aria-expanded={isCode.value}
          aria-controls={id}
          onClick={() => (isCode.value = !isCode.value)}
        >
          {said.showCode}
        </button>
      </div>
      <p class="friends-note" role="status">
        {copied.value === '' ? note : copied.value}
      </p>
      {reach.value === undefined && <p class="share-link-here">{said.onlyHere}</p>}
      <div id={id} hidden={!isCode.value}>
        {isCode.value && <QrCode text={url} />}
      </div>
    </div>
  );
}

async function share(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // They thought better of it.
  }
}
