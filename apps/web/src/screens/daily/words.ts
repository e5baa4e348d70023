import { computed } from '@preact/signals';
import { daily as english, type DailyWords } from '../../parts/words/en/daily.ts';
import { daily as spanish } from '../../parts/words/es/daily.ts';
import { speech } from '../../parts/words/wording.ts';

/** Words of this screen. They load with it, because most visits don't need them. */
export const words = computed<DailyWords>(() =>
  speech.value.language === 'es' ? spanish : english,
);
