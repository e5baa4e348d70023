import { Corrupt } from '@hand-and-foot/table';
import { expect, test } from 'vitest';
import { troubleOf } from './store.ts';

test.each([
  [new Corrupt(7, 'Its checksum doesn’t match.'), 'damaged'],
  [new DOMException('', 'QuotaExceededError'), 'storeFull'],
  [new DOMException('', 'InvalidStateError'), 'storeClosed'],
  [new Error('something else'), 'fault'],
])('%s is told to a person as %s', (error, trouble) => {
  expect(troubleOf(error)).toBe(trouble);
});
