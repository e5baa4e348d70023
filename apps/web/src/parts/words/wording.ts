import { english, type Speech } from '@hand-and-foot/words';
import { computed, effect, signal } from '@preact/signals';
import { settings, type Settings } from '../settings/settings.ts';
import { en, type Wording } from './en/en.ts';

type Language = NonNullable<Settings['language']>;

/** The wanted language: chosen here, or the browser's. */
export const language = computed<Language>(
  () => settings.value.language ?? (navigator.language.startsWith('es') ? 'es' : 'en'),
);

const spoken = signal<{ language: Language; wording: Wording; speech: Speech }>({
  language: 'en',
  wording: en,
  speech: english,
});

export const wording = computed(() => spoken.value.wording);
export const speech = computed(() => spoken.value.speech);

/** Loads the other language on demand; English stays until then, and if it fails. */
export async function speak(wanted: Language): Promise<void> {
  if (wanted === 'en') {
    spoken.value = { language: 'en', wording: en, speech: english };
    return;
  }
  const { es, spanish } = await import('./es/es.ts');
  if (language.value === wanted) spoken.value = { language: wanted, wording: es, speech: spanish };
}

/** Follows the chosen language and tells the browser. */
export function followLanguage(): void {
  effect(() => void speak(language.value).catch(() => undefined));
  effect(() => {
    document.documentElement.lang = spoken.value.language;
  });
}
