import { english, type Speech } from '@hand-and-foot/words';
import { computed, signal } from '@preact/signals';
import { en, type Wording } from './en/en.ts';
import { spoken, type Language } from './language.ts';

const spanish = signal<{ es: Wording; spanish: Speech } | undefined>(undefined);

const isSpanish = computed(() => spoken.value === 'es');

/** The page's own words. They load with the first screen that isn't the start; that one has `firstWords`. */
export const wording = computed<Wording>(
  () => (isSpanish.value ? spanish.value?.es : undefined) ?? en,
);

/** Sentences about the game. */
export const speech = computed<Speech>(
  () => (isSpanish.value ? spanish.value?.spanish : undefined) ?? english,
);

export async function loadWording(wanted: Language): Promise<void> {
  if (wanted === 'es') spanish.value ??= await import('./es/es.ts');
}
