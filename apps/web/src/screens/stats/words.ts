import { computed } from '@preact/signals';
import { stats as english, type StatsWords } from '../../parts/words/en/stats.ts';
import { stats as spanish } from '../../parts/words/es/stats.ts';
import { speech } from '../../parts/words/wording.ts';

/** Words of this screen. They load with it, because most visits don't need them. */
export const words = computed<StatsWords>(() =>
  speech.value.language === 'es' ? spanish : english,
);
