import { effect } from '@preact/signals';
import { unguessable } from '../../../worker/shared/chance.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { remember, rememberedOf } from './memory.ts';

/**
 * Keeps the pledge of the next shuffle while its secret is still one, and adds this seat's own chance to it, once.
 * Afterwards the page that checks the shuffle has something to compare with that did not come from the server then.
 */
export function keepFair(link: RemoteLink): () => void {
  let mixedFor: string | undefined;
  return effect(() => {
    const { shared, seat, seats, closed } = link.known.value;
    const next = shared?.shuffles.at(-1);
    if (!shared || !next || closed || next.secret !== undefined) return;
    const round = shared.shuffles.length;
    const { pledges } = rememberedOf(link.id);
    // What was seen first is kept: a pledge that is another later on is no pledge.
    if (pledges[round] === undefined)
      remember(link.id, { pledges: { ...pledges, [round]: next.pledge } });
    if (seat === undefined || seats[seat]?.is !== 'person') return;
    if (next.seeds[seat] !== '' || mixedFor === next.pledge) return;
    mixedFor = next.pledge;
    const seed = unguessable(32);
    // A seed that came too late is in no shuffle.
    void link.ask({ do: 'mix', seed }).then(({ ok }) => {
      if (ok) remember(link.id, { seeds: { ...rememberedOf(link.id).seeds, [round]: seed } });
    });
  });
}
