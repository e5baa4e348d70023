import { signal } from '@preact/signals';

/** The open sheet over a shared table, besides those of every table. */
export type Opened = 'chat' | 'people' | 'device' | 'person' | 'rules';

export const opened = signal<Opened | undefined>(undefined);
