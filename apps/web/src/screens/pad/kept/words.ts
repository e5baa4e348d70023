import { scorepadWords } from '@hand-and-foot/words/scorepad';
import { computed } from '@preact/signals';
import { pad as english, type PadWords } from '../../../parts/words/en/pad.ts';
import { pad as spanish } from '../../../parts/words/es/pad.ts';
import { speech } from '../../../parts/words/wording.ts';

const isSpanish = computed(() => speech.value.language === 'es');

/** What the screens of the pad say. They come with them, since most visits do without. */
export const words = computed<PadWords>(() => (isSpanish.value ? spanish : english));

/** What is said about scores. */
export const padSpeech = computed(() => scorepadWords[isSpanish.value ? 'es' : 'en']);
