import { smallEnglish, type SmallWords } from '@hand-and-foot/words';
import { computed, signal } from '@preact/signals';
import { first, type FirstWords } from './en/first.ts';
import { spoken, type Language } from './language.ts';

const spanish = signal<{ first: FirstWords; smallSpanish: SmallWords } | undefined>(undefined);

const isSpanish = computed(() => spoken.value === 'es');

/** Words of the first screen, and of parts that it shares with others. The rest, in `wording.ts`, loads later. */
export const firstWords = computed<FirstWords>(
  () => (isSpanish.value ? spanish.value?.first : undefined) ?? first,
);

/** Numbers, lists and names of rule sets, for the first screen. */
export const smallWords = computed<SmallWords>(
  () => (isSpanish.value ? spanish.value?.smallSpanish : undefined) ?? smallEnglish,
);

export async function loadFirstWords(wanted: Language): Promise<void> {
  if (wanted === 'es') spanish.value ??= await import('./es/first.ts');
}
