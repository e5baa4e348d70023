import { linkTo } from '@hand-and-foot/rulesets';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { later } from '../../../parts/screen/later.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { saveFile } from '../../../table/link/saveRecord.ts';
import { lookForServer, server } from '../../../parts/server/server.ts';
import { copyText } from '../../../parts/share/copyText.ts';
import { askForReach, reach } from '../../../parts/share/reach.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import '../draft/ownScreen.css';
import { fileOf, type NamedRules } from '../../../parts/settings/received.ts';
import { words } from '../draft/words.ts';
import './shareSheet.css';

const QrCode = later(
  async () => (await import('../../../parts/share/QrCode.tsx')).QrCode,
  () => <div class="qr" aria-busy="true" />,
);

interface ShareSheetProps {
  own: NamedRules;
  onClose: () => void;
}

/** Hands rules on: all of them are in the link, in its square and in the file. */
export function ShareSheet({ own, onClose }: ShareSheetProps) {
  const said = words.value;
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal('');
  const isCode = useSignal(false);
  const id = useId();
  useEffect(() => void findReach(), []);
  const address = addressOf({ at: 'rules', id: linkTo(own) });
  const url = new URL(address, reach.value ?? document.baseURI).href;
  const copy = async () => {
    copied.value = (await copyText(url, field.current)) ? said.copied : said.notCopied;
  };
  return (
    <Sheet title={said.share} onClose={onClose}>
      <p class="share-sheet-note">{said.shareNote}</p>
      <input
        ref={field}
        class="share-sheet-link"
        readOnly
        value={url}
        aria-label={said.link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class="share-sheet-ways">
        <button type="button" class="own-way" data-first onClick={() => void copy()}>
          {said.copy}
        </button>
        {'share' in navigator && (
          <button type="button" class="own-way" onClick={() => void send(own.name, url)}>
            <Icon name="share" size={20} />
            {said.send}
          </button>
        )}
        <button
          type="button"
          class="own-way"
          aria-expanded={isCode.value}
          aria-controls={id}
          onClick={() => (isCode.value = !isCode.value)}
        >
          {said.code}
        </button>
        <button type="button" class="own-way" onClick={() => saveFile(fileName(own), fileOf(own))}>
          <Icon name="save" size={20} />
          {said.saveFile}
        </button>
      </div>
      <p class="share-sheet-note" role="status">
        {copied.value}
      </p>
      {reach.value === undefined && <p class="share-sheet-note">{said.onlyHere}</p>}
      <div id={id} hidden={!isCode.value}>
        {isCode.value && <QrCode text={url} />}
      </div>
    </Sheet>
  );
}

/** A page without a server behind it has nobody to ask. */
async function findReach(): Promise<void> {
  await lookForServer();
  if (server.value === 'there') await askForReach();
}

async function send(name: string, url: string): Promise<void> {
  try {
    await navigator.share({ text: words.value.shareText(name), url });
  } catch {
    // They thought better of it.
  }
}

/** The name in letters that every device takes. */
function fileName({ name }: NamedRules): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'rules'}.json`;
}
