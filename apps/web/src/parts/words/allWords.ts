import { addWords } from './language.ts';

let coming: Promise<void> | undefined;

/** Loads the words that only the first screen can do without; English if another language fails. */
export async function allWords(): Promise<void> {
  coming ??= load().catch(() => undefined);
  return coming;
}

async function load(): Promise<void> {
  const { loadWording } = await import('./wording.ts');
  await addWords(loadWording);
}
