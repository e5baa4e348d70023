import {
  merge,
  notesOf,
  openPad,
  write,
  type Deed,
  type PadLog,
  type Notes,
  type Pad,
} from '@hand-and-foot/scorepad';
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { inverseOf } from './inverseOf.ts';
import type { KeptPad } from '../../../worker/shared/padRooms.ts';
import { keepEntries, markShared } from './store.ts';

/** An open pad: its result, and how to write in it. */
export interface Keeping {
  readonly id: string;
  readonly begun: number;
  /** Undefined while its rules can't be played. */
  readonly pad: ReadonlySignal<Pad | undefined>;
  /** Whether everything is stored on this device. */
  readonly isKept: Signal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly log: ReadonlySignal<PadLog>;
  readonly isShared: ReadonlySignal<boolean>;
  write(...deeds: Deed[]): void;
  undo(): void;
  /** Merges others' entries. */
  hear(entries: PadLog): void;
  share(): Promise<void>;
}

/** Each visit writes as its own device, so two tabs never give an entry the same number. */
const device = newId();

export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}

export function keepingOf({ id, begun, log: kept, shared = false }: KeptPad): Keeping {
  const log = signal<PadLog>(kept);
  const undos = signal<readonly (readonly Deed[])[]>([]);
  const isKept = signal(true);
  const isShared = signal(shared);
  const notes = computed(() => notesOf(log.value));

  const writeDown = (deeds: readonly Deed[]): void => {
    const before = log.value;
    log.value = deeds.reduce((sofar, deed) => write(sofar, device, Date.now(), deed), before);
    keep(log.value.slice(before.length));
  };
  const keep = (news: PadLog): void => {
    keepEntries(id, news, Date.now()).then(
      () => (isKept.value = true),
      () => (isKept.value = false),
    );
  };
  return {
    id,
    begun,
    pad: computed(() => padOf(notes.value)),
    isKept,
    canUndo: computed(() => undos.value.length > 0),
    write(...deeds) {
      const before = notes.value;
      if (before) {
        const back = deeds.map((deed) => inverseOf(before, deed)).reverse();
        undos.value = [...undos.value, back];
      }
      writeDown(deeds);
    },
    undo() {
      const back = undos.value.at(-1);
      undos.value = undos.value.slice(0, -1);
      if (back) writeDown(back);
    },
    log,
    isShared,
    hear(entries) {
      const merged = merge(log.value, entries);
      if (merged === log.value) return;
      log.value = merged;
      keep(entries);
    },
    async share() {
      await markShared(id);
      isShared.value = true;
    },
  };
}

/** A new pad's deeds, as this device's entries. */
export function firstEntries(deeds: readonly Deed[]): PadLog {
  return deeds.reduce((log: PadLog, deed) => write(log, device, Date.now(), deed), []);
}

export function padOf(notes: Notes | undefined): Pad | undefined {
  const opened = notes && openPad(notes);
  return opened?.ok ? opened.pad : undefined;
}
