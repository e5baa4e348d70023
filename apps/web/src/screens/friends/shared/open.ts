import { signal } from '@preact/signals';

/** What is open over a shared table, beside what every table has. */
export type Opened = 'chat' | 'people' | 'device' | 'person' | 'rules';

export const opened = signal<Opened | undefined>(undefined);
