import { speech } from '../../../parts/words/wording.ts';

/** Phrases to say with a tap, in each language. Everyone reads them in their own. */
const PHRASES: readonly { readonly en: string; readonly es: string }[] = [
  { en: 'Hello!', es: '¡Hola!' },
  { en: 'Good luck!', es: '¡Suerte!' },
  { en: 'Well played!', es: '¡Bien jugado!' },
  { en: 'Thank you!', es: '¡Gracias!' },
  { en: 'One moment, please.', es: 'Un momento, por favor.' },
  { en: 'I am back.', es: 'Ya estoy aquí.' },
  { en: 'Shall we go on?', es: '¿Seguimos?' },
  { en: 'I have to go soon.', es: 'Tengo que irme pronto.' },
  { en: 'Another game?', es: '¿Otra partida?' },
  { en: 'Good night!', es: '¡Buenas noches!' },
];

const spoken = (): 'en' | 'es' => (speech.value.language === 'es' ? 'es' : 'en');

export function phrases(): string[] {
  return PHRASES.map((phrase) => phrase[spoken()]);
}

/** A message for its reader: ready phrases in their language, anything else as written. */
export function readerText(text: string): string {
  return PHRASES.find(({ en, es }) => en === text || es === text)?.[spoken()] ?? text;
}
