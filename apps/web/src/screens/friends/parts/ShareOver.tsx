import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import '../shared/friends.css';
import { watchCode } from '../shared/memory.ts';
import { replayOf } from '../shared/replayOf.ts';
import { ShareLink } from './ShareLink.tsx';
import { words } from '../shared/words.ts';

interface ShareOverProps {
  id: string;
  /** The part of the table that the link opens. */
  what: 'score' | 'replay' | 'check';
  /** The code this page was opened with. */
  code?: string | undefined;
  /** Whether there's room for only the icon. */
  small?: boolean;
}

/** Shares the finished part of a table by the watchers' link, which lets nobody play. */
export function ShareOver({ id, what, code = watchCode(id), small = false }: ShareOverProps) {
  const isOpen = useSignal(false);
  const said = words.value;
  if (code === undefined) return null;
  return (
    <>
      <Button
        {...(small ? { look: 'quiet' } : {})}
        aria-label={said.shareOver[what]}
        onClick={() => (isOpen.value = true)}
      >
        <Icon name="share" size={20} />
        {!small && said.shareOver[what]}
      </Button>
      {isOpen.value && (
        <Sheet title={said.shareOver[what]} onClose={() => (isOpen.value = false)}>
          <ShareLink
            to={addressTo(what, id, code)}
            note={said.shareOverNote}
            text={said.shareOverText}
          />
        </Sheet>
      )}
    </>
  );
}

function addressTo(what: ShareOverProps['what'], id: string, code: string): string {
  switch (what) {
    case 'score':
      return addressOf({ at: 'watch', id, code });
    case 'replay':
      return addressOf({ at: 'replay', id: replayOf(id, code) });
    case 'check':
      return addressOf({ at: 'check', id, code });
  }
}
