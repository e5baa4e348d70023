import { signal } from '@preact/signals';

/** The record file that was opened last; `#/replay/file` looks at it. */
export const opened = signal<File | undefined>(undefined);
