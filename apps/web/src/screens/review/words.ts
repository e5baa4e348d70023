import { computed } from '@preact/signals';
import { review as english, type ReviewWords } from '../../parts/words/en/review.ts';
import { review as spanish } from '../../parts/words/es/review.ts';
import { speech } from '../../parts/words/wording.ts';

/** Words of this screen. They load with it, because most visits don't need them. */
export const words = computed<ReviewWords>(() =>
  speech.value.language === 'es' ? spanish : english,
);
