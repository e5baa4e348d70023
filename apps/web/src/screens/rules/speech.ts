import { englishRules } from '@hand-and-foot/words';
import { spanishRules } from '@hand-and-foot/words/es';
import { computed } from '@preact/signals';
import { speech } from '../../parts/words/wording.ts';

/** What is said about rules. It comes with this screen, since a game does without. */
export const rulesSpeech = computed(() =>
  speech.value.language === spanishRules.language ? spanishRules : englishRules,
);
