import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { holdTalk, readTalks } from './talk.ts';

const folder = fileURLToPath(new URL('../talks/', import.meta.url));

for (const file of readdirSync(folder).filter((name) => name.endsWith('.talk'))) {
  describe(file, () => {
    for (const talk of readTalks(readFileSync(folder + file, 'utf8'))) {
      test(`${talk.title} (${talk.line})`, () => expect(holdTalk(talk)).toBeUndefined());
    }
  });
}
