import { signal } from '@preact/signals';

/** The open sheet over a shared table, besides those of every table. */
export type OpenSheet = 'chat' | 'people' | 'device' | 'person' | 'rules';

export const opened = signal<OpenSheet | undefined>(undefined);
