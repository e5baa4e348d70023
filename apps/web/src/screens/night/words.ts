import { computed, type ReadonlySignal } from '@preact/signals';
import { night as english, type NightWords } from '../../parts/words/en/night.ts';
import { night as spanish } from '../../parts/words/es/night.ts';
import { speech } from '../../parts/words/wording.ts';

/** Words of these screens. They load with them, because most visits don't need them. */
export const words: ReadonlySignal<NightWords> = computed(() =>
  speech.value.language === 'es' ? spanish : english,
);
