import { editorWords, warningWords } from '@hand-and-foot/words/editor';
import { computed, type ReadonlySignal } from '@preact/signals';
import { own as english, type OwnWords } from '../../../parts/words/en/own.ts';
import { own as spanish } from '../../../parts/words/es/own.ts';
import { speech } from '../../../parts/words/wording.ts';

/** What is said around a family's own rules. It comes with their screens, since most visits do without. */
export const words: ReadonlySignal<OwnWords> = computed(() =>
  wordsIn(speech.value.language === 'es' ? 'es' : 'en'),
);

/** The same in a language of one's choice, as on paper for guests. */
export function wordsIn(language: 'en' | 'es'): OwnWords {
  return language === 'es' ? spanish : english;
}

/** What knobs, their choices and their parts are called. */
export const knobWords = computed(() => editorWords[speech.value.language === 'es' ? 'es' : 'en']);

/** What was surely not meant, in a sentence. */
export const sayWarning = computed(
  () => warningWords[speech.value.language === 'es' ? 'es' : 'en'],
);
