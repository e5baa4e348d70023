import { hashOf } from '@hand-and-foot/fair';
import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import '../shared/friends.css';
import { ShareLink } from '../parts/ShareLink.tsx';
import { sayLostSeat } from '../shared/sayLostSeat.ts';
import { newCode } from '../shared/newCode.ts';
import { askFor, refused, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** Creates a private link to your own seat: for another device, or for a successor. */
export function SeatLinkSheet({ to, onClose }: { to: 'device' | 'person'; onClose: () => void }) {
  const link = useShared();
  const code = useSignal<string | undefined>(undefined);
  const said = words.value;
  const note = to === 'device' ? said.otherDeviceNote : said.handSeatNote;
  async function make(): Promise<void> {
    const fresh = newCode();
    if (await askFor(link, { do: 'link', code: hashOf(fresh), to })) code.value = fresh;
  }
  const taken = to === 'person' ? sayLostSeat(link) : undefined;
  if (taken !== undefined)
    return (
      <Sheet title={said.handSeat} onClose={onClose}>
        <p role="status">{taken}</p>
      </Sheet>
    );
  return (
    <Sheet title={to === 'device' ? said.otherDevice : said.handSeat} onClose={onClose}>
      {code.value === undefined ? (
        <>
          <p>{note}</p>
          <p class="no" role="alert">
            {refused}
          </p>
          <Button look="primary" large onClick={() => void make()}>
            {said.makeLink}
          </Button>
        </>
      ) : (
        <ShareLink to={addressOf({ at: 'seat', id: link.id, code: code.value })} note={note} />
      )}
    </Sheet>
  );
}
