import { effect } from '@preact/signals';
import { unguessable } from '../../../worker/shared/chance.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { noteTable, rememberedOf } from './memory.ts';

/**
 * Stores the next shuffle's pledge while its secret is still secret, and adds this seat's seed once. The checking page
 * later compares with these notes, which the server can't have changed.
 */
export function keepFair(link: RemoteLink): () => void {
  let mixedFor: string | undefined;
  return effect(() => {
    const { shared, seat, seats, closed } = link.known.value;
    const next = shared?.shuffles.at(-1);
    if (!shared || !next || closed || next.secret !== undefined) return;
    const round = shared.shuffles.length;
    const { pledges } = rememberedOf(link.id);
    // The first pledge is kept: one that changes later is no pledge.
    if (pledges[round] === undefined)
      noteTable(link.id, { pledges: { ...pledges, [round]: next.pledge } });
    if (seat === undefined || seats[seat]?.is !== 'person') return;
    if (next.seeds[seat] !== '' || mixedFor === next.pledge) return;
    mixedFor = next.pledge;
    const seed = unguessable(32);
    // A seed that came too late is in no shuffle.
    void link.ask({ do: 'mix', seed }).then(({ ok }) => {
      if (ok) noteTable(link.id, { seeds: { ...rememberedOf(link.id).seeds, [round]: seed } });
    });
  });
}
