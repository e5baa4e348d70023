import { scorepadWords } from '@hand-and-foot/words/scorepad';
import { computed } from '@preact/signals';
import { pad as english, type PadWords } from '../../../parts/words/en/pad.ts';
import { pad as spanish } from '../../../parts/words/es/pad.ts';
import { speech } from '../../../parts/words/wording.ts';

const isSpanish = computed(() => speech.value.language === 'es');

/** Words of the pad's screens. They load with them, because most visits don't need them. */
export const words = computed<PadWords>(() => (isSpanish.value ? spanish : english));

/** Sentences about scores. */
export const padSpeech = computed(() => scorepadWords[isSpanish.value ? 'es' : 'en']);
