import { computed, type ReadonlySignal } from '@preact/signals';
import { learn as english, type LearnWords } from '../../parts/words/en/learn.ts';
import { learn as spanish } from '../../parts/words/es/learn.ts';
import { speech } from '../../parts/words/wording.ts';

/** The lesson's words. They load with the lesson, because most visits don't need it. */
export const words: ReadonlySignal<LearnWords> = computed(() =>
  speech.value.language === 'es' ? spanish : english,
);
