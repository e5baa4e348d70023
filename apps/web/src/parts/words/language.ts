import { computed, effect, signal } from '@preact/signals';
import { settings, type Settings } from '../settings/settings.ts';

export type Language = NonNullable<Settings['language']>;

/** The wanted language: chosen here, or the browser's. */
export const language = computed<Language>(
  () => settings.value.language ?? (navigator.language.startsWith('es') ? 'es' : 'en'),
);

/** The language spoken now. English is always there; another one is spoken once its words have come. */
export const spoken = signal<Language>('en');

const loaders: ((wanted: Language) => Promise<void>)[] = [];

/** Adds words that a language needs before it can be spoken. Resolves when they're there. */
export async function addWords(load: (wanted: Language) => Promise<void>): Promise<void> {
  loaders.push(load);
  await speak(language.value);
}

/** Loads the language if need be; the one before stays until then, and if it fails. */
async function speak(wanted: Language): Promise<void> {
  await Promise.all(loaders.map(async (load) => load(wanted)));
  if (language.value === wanted) spoken.value = wanted;
}

/** Follows the chosen language and tells the browser. */
export function followLanguage(): void {
  effect(() => void speak(language.value).catch(() => undefined));
  effect(() => {
    document.documentElement.lang = spoken.value;
  });
}
