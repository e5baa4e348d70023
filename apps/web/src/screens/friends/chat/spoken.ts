import type { Seat } from '@hand-and-foot/engine';
import type { Saying } from '@hand-and-foot/protocol';
import { effect, signal } from '@preact/signals';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { sharedOf } from '../shared/shared.ts';
import { isMuted } from './muted.ts';

/** Long enough to read a short sentence. */
const LASTS_MS = 5000;

/** For a moment, the last saying of each seat. */
export const spoken = signal<ReadonlyMap<Seat, Saying>>(new Map());

/** The latest of them. */
export function lastSpoken(): Saying | undefined {
  return [...spoken.value.values()].at(-1);
}

/** Shows sayings at their seats as they come. */
export function showTalk(link: RemoteLink): () => void {
  const timers = new Map<Seat, number>();
  let before = sharedOf(link).said;
  const stop = effect(() => {
    const { said } = sharedOf(link);
    const fresh = newSayings(said, before);
    before = said;
    for (const saying of fresh) if (!isMuted(link, saying.name)) show(saying);
  });

  function show(saying: Saying): void {
    const { seat } = saying;
    clearTimeout(timers.get(seat));
    spoken.value = without(seat).set(seat, saying);
    timers.set(
      seat,
      window.setTimeout(() => (spoken.value = without(seat)), LASTS_MS),
    );
  }

  return () => {
    stop();
    for (const timer of timers.values()) clearTimeout(timer);
    spoken.value = new Map();
  };
}

function without(seat: Seat): Map<Seat, Saying> {
  return new Map([...spoken.peek()].filter(([other]) => other !== seat));
}

/** The sayings that came since. After a snapshot nobody knows, and they wait in the chat. */
export function newSayings(said: readonly Saying[], before: readonly Saying[]): readonly Saying[] {
  const last = before.at(-1);
  if (last === undefined) return said;
  const at = said.lastIndexOf(last);
  return at < 0 ? [] : said.slice(at + 1);
}
