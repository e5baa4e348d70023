import { afterEach, expect, test } from 'vitest';
import { set } from '../settings/settings.ts';
import { addWords, spoken } from './language.ts';

const nothing = async (): Promise<void> => Promise.resolve();

// Other files of tests share these signals.
afterEach(async () => {
  set('language', 'en');
  await addWords(nothing);
  set('language', undefined);
});

test('a language is spoken once all of its words have come', async () => {
  let arrive = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  set('language', 'en');
  await addWords(nothing);
  set('language', 'es');
  const asked: string[] = [];
  const coming = addWords(async (wanted) => {
    asked.push(wanted);
    await late;
  });
  await Promise.resolve();
  expect([asked, spoken.value]).toEqual([['es'], 'en']);
  arrive();
  await coming;
  expect(spoken.value).toBe('es');
});

test('words that come after the wish has changed are not spoken', async () => {
  set('language', 'es');
  await addWords(async (wanted) => {
    await nothing();
    if (wanted === 'es') set('language', 'en');
  });
  expect(spoken.value).toBe('en');
});
