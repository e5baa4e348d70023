import { englishRules } from '@hand-and-foot/words';
import { spanishRules } from '@hand-and-foot/words/es';
import { computed } from '@preact/signals';
import { speech } from '../../parts/words/wording.ts';

/** Sentences about rules. They load with this screen, because a game doesn't need them. */
export const rulesSpeech = computed(() =>
  speech.value.language === spanishRules.language ? spanishRules : englishRules,
);
