import { signal } from '@preact/signals';

/** The last opened record file; `#/replay/file` shows it. */
export const opened = signal<File | undefined>(undefined);
