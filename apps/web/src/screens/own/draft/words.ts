import { editorWords, warningWords } from '@hand-and-foot/words/editor';
import { computed, type ReadonlySignal } from '@preact/signals';
import { own as english, type OwnWords } from '../../../parts/words/en/own.ts';
import { own as spanish } from '../../../parts/words/es/own.ts';
import { speech } from '../../../parts/words/wording.ts';

export const language = computed(() => (speech.value.language === 'es' ? 'es' : 'en'));

/** Words around a family's own rules. They load with their screens, because most visits don't need them. */
export const words: ReadonlySignal<OwnWords> = computed(() => wordsIn(language.value));

/** The same in a chosen language, as on paper for guests. */
export function wordsIn(chosen: 'en' | 'es'): OwnWords {
  return chosen === 'es' ? spanish : english;
}

/** Names of knobs, their choices and their parts. */
export const knobWords = computed(() => editorWords[language.value]);

/** A warning as a sentence. */
export const sayWarning = computed(() => warningWords[language.value]);
