import { computed, type ReadonlySignal } from '@preact/signals';
import { cast as english, type CastWords } from './en/cast.ts';
import { cast as spanish } from './es/cast.ts';
import { spoken } from './language.ts';

/** Words about the bots and faces. They load with the table, because the first screen doesn't need them. */
export const castWords: ReadonlySignal<CastWords> = computed(() =>
  spoken.value === 'es' ? spanish : english,
);
