import { nameOf } from '@hand-and-foot/protocol';
import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { askFor, refused, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import { botAsk } from '../seats/bots.ts';

/** Deals when every seat is taken; until then it says what's missing. */
export function DealButton() {
  const link = useShared();
  const { seats, seat } = link.known.value;
  const { host, hostSeat } = sharedOf(link);
  const name = hostSeat === undefined ? '' : nameOf(seats[hostSeat]);
  const asked = useSignal(false);
  const said = words.value;
  const empty = seats.flatMap(({ is }, at) => (is === 'nobody' ? [at] : []));
  const why = whyNotDeal();

  function whyNotDeal(): string | undefined {
    if (seat === undefined && !host) return said.sitFirst;
    if (empty.length === 0) return undefined;
    return host || name === '' ? said.seatsEmpty(empty.length) : said.dealsLater(name);
  }

  async function deal(): Promise<void> {
    if (why !== undefined) refused.value = why;
    if (why !== undefined || asked.value) return;
    asked.value = true;
    await askFor(link, { do: 'deal' });
    asked.value = false;
  }

  async function fill(): Promise<void> {
    for (const free of empty) await askFor(link, botAsk(link, free));
  }

  return (
    <div class="list tight above">
      {host && empty.length > 0 && <Button onClick={() => void fill()}>{said.fillWithBots}</Button>}
      <Button look="primary" large aria-disabled={why !== undefined} onClick={() => void deal()}>
        {said.deal}
      </Button>
      {why !== undefined && <p class="note friends-note">{why}</p>}
    </div>
  );
}
