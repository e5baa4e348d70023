import { signal } from '@preact/signals';
import { speech } from '../../../parts/words/wording.ts';
import { fetchPushState, muteTable } from './pushServer.ts';
import { subscribe, subscriptionHere, unsubscribe } from './subscribe.ts';
import { surroundings, whyNotNotify, type WhyNot } from './whyNot.ts';

interface Notifying {
  /** Whether this browser is notified at all. */
  readonly isOn: boolean;
  /** Tables that are switched off. */
  readonly muted: readonly string[];
}

/** The reader's notifications; undefined until they're known. */
export const notifying = signal<Notifying | undefined>(undefined);

/** Why they can't be switched on, if the browser says so or the last try failed. */
export const trouble = signal<WhyNot | 'failed' | undefined>(undefined);

/** Whether a change is under way. */
export const isBusy = signal(false);

/** Whether the server was told of this browser since the page was loaded. */
let isToldAgain = false;

/** Finds out how things stand, and tells the server once more about this browser: it may have forgotten. */
export async function lookAtNotifying(): Promise<void> {
  trouble.value = whyNotNotify(surroundings());
  if (trouble.value !== undefined && trouble.value !== 'denied') return;
  const { key, muted } = await fetchPushState();
  const isOn = trouble.value === undefined && (await subscriptionHere()) !== null;
  notifying.value = { isOn, muted };
  if (!isOn || isToldAgain) return;
  isToldAgain = true;
  await subscribe(key, speech.value.language);
}

/** Turns this browser's notifications on, after a tap, or off. */
export async function turnDevice(on: boolean): Promise<void> {
  await change(async (now) => {
    if (on) await allowAndSubscribe();
    else await unsubscribe();
    return { ...now, isOn: on };
  });
}

/** Turns notifications about a table on, with the browser's if need be, or off. */
export async function turnTable(table: string, on: boolean): Promise<void> {
  await change(async (now) => {
    if (on && !now.isOn) await allowAndSubscribe();
    await muteTable(table, !on);
    const others = now.muted.filter((one) => one !== table);
    return { isOn: now.isOn || on, muted: on ? others : [...others, table] };
  });
}

/** Asks first: browsers forget soon that somebody tapped. */
async function allowAndSubscribe(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const { key } = await fetchPushState();
  await subscribe(key, speech.value.language);
}

async function change(job: (now: Notifying) => Promise<Notifying>): Promise<void> {
  const now = notifying.value;
  if (!now || isBusy.value) return;
  isBusy.value = true;
  trouble.value = undefined;
  try {
    notifying.value = await job(now);
  } catch {
    trouble.value = whyNotNotify(surroundings()) ?? 'failed';
  }
  isBusy.value = false;
}
