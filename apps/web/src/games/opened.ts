import { signal } from '@preact/signals';

/** The text of the record file that was opened last; `#/replay/file` looks at it. */
export const opened = signal<string | undefined>(undefined);
