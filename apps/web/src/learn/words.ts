import { computed } from '@preact/signals';
import { learn as english } from '../words/en/learn.ts';
import { learn as spanish } from '../words/es/learn.ts';
import { speech } from '../words/wording.ts';

/** What the lesson says. It comes with the lesson, since most visits do without. */
export const words = computed(() => (speech.value.language === 'es' ? spanish : english));
