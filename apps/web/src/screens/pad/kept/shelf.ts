import {
  deedsOf,
  notesOf,
  openPad,
  padFile,
  readPadFile,
  type Pad,
  type PadFile,
} from '@hand-and-foot/scorepad';
import { signal } from '@preact/signals';
import { firstEntries, newId, padOf } from './keeping.ts';
import { deletePad, keepWhole, readPads } from './store.ts';
import { padSpeech, words } from './words.ts';

/** A pad on this device, opened. */
export interface ShelvedPad {
  readonly id: string;
  readonly begun: number;
  readonly touched: number;
  readonly pad: Pad;
}

/** This device's pads, last touched first; undefined until they're known. */
export const pads = signal<readonly ShelvedPad[] | undefined>(undefined);
export const isUnread = signal(false);

export async function lookAtPads(): Promise<void> {
  try {
    const kept = await readPads();
    pads.value = kept
      .flatMap(({ id, begun, touched, log }) => {
        const pad = padOf(notesOf(log));
        return pad ? [{ id, begun, touched, pad }] : [];
      })
      .sort((one, other) => other.touched - one.touched);
    isUnread.value = false;
  } catch {
    isUnread.value = true;
  }
}

export async function forgetPad(id: string): Promise<void> {
  await deletePad(id);
  await lookAtPads();
}

/** All pads as one file. */
export function asFile(shelved: readonly ShelvedPad[]): { pads: PadFile[] } {
  return {
    pads: shelved.map(({ pad, begun }) => padFile(pad, new Date(begun).toISOString())),
  };
}

/** Imports a file's pads: how many, and how many were here already; or what's wrong with it. */
export async function takeIn(text: string): Promise<{ taken: number; known: number } | string> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return words.value.notJson;
  }
  const list = isMany(data) ? data.pads : [data];
  const all = list.map(readPadFile);
  const wrong = all.find((each) => !each.ok);
  if (wrong && !wrong.ok) return padSpeech.value.sayMisfit(wrong.misfit);
  const fine = all.filter((each) => each.ok);
  if (fine.some(({ notes }) => !openPad(notes).ok)) return words.value.noRules;
  await lookAtPads();
  const known = new Set(asFile(pads.value ?? []).pads.map((pad) => JSON.stringify(pad)));
  let taken = 0;
  for (const { notes, date } of fine) {
    const begun = (date === undefined ? NaN : Date.parse(date)) || Date.now();
    // Opening a file twice shouldn't duplicate everything.
    const written = JSON.stringify(padFile(notes, new Date(begun).toISOString()));
    if (known.has(written)) continue;
    known.add(written);
    taken++;
    await keepWhole({ id: newId(), begun, touched: begun, log: firstEntries(deedsOf(notes)) });
  }
  await lookAtPads();
  return { taken, known: fine.length - taken };
}

function isMany(data: unknown): data is { pads: unknown[] } {
  return typeof data === 'object' && data !== null && Array.isArray(Reflect.get(data, 'pads'));
}
