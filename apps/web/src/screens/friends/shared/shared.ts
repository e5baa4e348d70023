import type { Seat } from '@hand-and-foot/engine';
import { nameOf, type Answer, type Ask, type Holder, type Shared } from '@hand-and-foot/protocol';
import { effect, signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';

export const SharedContext = createContext<RemoteLink | undefined>(undefined);

/** The shared table around a component. */
export function useShared(): RemoteLink {
  const link = useContext(SharedContext);
  if (!link) throw new Error('There is no shared table around this part of the page');
  return link;
}

export function sharedOf({ known }: RemoteLink): Shared {
  return known.value.shared!;
}

/** The reason the last request besides the game was refused, until the next one. */
export const refused = signal<string | undefined>(undefined);

/** The table somebody chose to watch instead of taking a seat. */
export const watched = signal<string | undefined>(undefined);

/** The seat this page had and lost without getting up. */
export const lostSeat = signal<Seat | undefined>(undefined);
let getsUp = false;

/** Notices when your seat is somebody else's: handed on by a link, or freed by the host. */
export function watchSeat({ known }: RemoteLink): () => void {
  let before: Seat | undefined;
  lostSeat.value = undefined;
  return effect(() => {
    const { seat } = known.value;
    if (seat !== undefined) lostSeat.value = undefined;
    else if (before !== undefined && !getsUp) lostSeat.value = before;
    if (seat !== before) getsUp = false;
    before = seat;
  });
}

/** Sends the table a request besides the game, and shows the reason if it's refused. */
export async function askFor(link: RemoteLink, ask: Ask): Promise<boolean> {
  refused.value = undefined;
  if (ask.do === 'leave' && ask.seat === link.known.value.seat) getsUp = true;
  const answer = await link.ask(ask);
  if (!answer.ok)
    refused.value = speech.value.sayRefusal(answer.refusal, {
      ruleSet: ruleSetOf(link.terms.rules),
      pack: link.known.value.terms.pack,
      names: link.known.value.seats.map(nameOf),
    });
  return answer.ok;
}

/** Asks as the seat's own person: a bot playing for them gives it back first. */
export async function askInPerson(link: RemoteLink, ask: Ask): Promise<Answer> {
  const back = backAsk(link);
  const answer = back && (await link.ask(back));
  return answer?.ok === false ? answer : link.ask(ask);
}

/** The request to take your seat back from a bot; undefined if none plays for you. */
export function backAsk({ known }: RemoteLink): Ask | undefined {
  const { seat, seats, closed } = known.value;
  const name = seat === undefined ? undefined : personIn(seats[seat]);
  if (seat === undefined || name === undefined || closed || seats[seat]!.is === 'person')
    return undefined;
  return { do: 'sit', seat, name };
}

/** The person who owns this seat, even while a bot plays for them. */
export function personIn(holder: Holder | undefined): string | undefined {
  if (holder?.is === 'person') return holder.name;
  return holder?.is === 'bot' ? holder.standsInFor : undefined;
}

/** Whether somebody can sit down there: it's empty, or a bot's own. */
export function isFree(holder: Holder | undefined): boolean {
  if (!holder) return false;
  return holder.is === 'nobody' || (holder.is === 'bot' && holder.standsInFor === undefined);
}

/** The seat the game waits for. */
export function awaited({ known }: RemoteLink): Seat | undefined {
  const { view } = known.value;
  if (!view || view.phase === 'over') return undefined;
  return view.asked?.waiting[0] ?? view.turn;
}
