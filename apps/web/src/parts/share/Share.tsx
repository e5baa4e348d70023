import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../look/Icon.tsx';
import { later } from '../screen/later.tsx';
import { copyText } from './copyText.ts';
import { findReach, reach } from './reach.ts';
import './share.css';

const QrCode = later(
  async () => (await import('./QrCode.tsx')).QrCode,
  () => <div class="rounded qr" aria-busy="true" />,
);

/** A longer link makes squares too small for a phone's camera. */
const LONGEST_CODE = 1200;

interface ShareProps {
  /** The address within the page. */
  to: string;
  /** Text for the device's share sheet. */
  text: string;
  words: {
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly send: string;
    readonly code: string;
    readonly onlyHere: string;
  };
  /** Shown until something is copied. */
  note?: string;
  /** Whether its QR code shows at once. */
  withCode?: boolean;
  /** More ways to share it. */
  children?: ComponentChildren;
}

/** A link to share: copy it, use the device's share sheet, or scan its QR code. */
export function Share({ to, text, words, note = '', withCode = false, children }: ShareProps) {
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal('');
  const isCode = useSignal(withCode);
  const id = useId();
  const url = new URL(to, reach.value ?? document.baseURI).href;
  useEffect(() => void findReach(), []);
  const copy = async () => {
    copied.value = (await copyText(url, field.current)) ? words.copied : words.notCopied;
  };
  return (
    <div class="share">
      <input
        ref={field}
        class="field"
        readOnly
        value={url}
        aria-label={words.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="row choices">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        {'share' in navigator && (
          <Button onClick={() => void send(url, text)}>
            <Icon name="share" size={20} />
            {words.send}
          </Button>
        )}
        {url.length <= LONGEST_CODE && (
          <Button
            aria-expanded={isCode.value}
            aria-controls={id}
            onClick={() => (isCode.value = !isCode.value)}
          >
            {words.code}
          </Button>
        )}
        {children}
      </div>
      <p class="note" role="status">
        {copied.value === '' ? note : copied.value}
      </p>
      {reach.value === undefined && <p class="small brass">{words.onlyHere}</p>}
      <div id={id} hidden={!isCode.value}>
        {isCode.value && <QrCode text={url} />}
      </div>
    </div>
  );
}

async function send(url: string, text: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch {
    // They changed their mind.
  }
}
