import { describe, expect, test } from 'vitest';
import { examples } from './examples.ts';
import { linkTo, readLink } from './link.ts';
import { resolveRules } from './resolve.ts';

describe('the examples', () => {
  test('are ten at least, each with a name of its own', () => {
    const names = new Set(examples.map(({ name }) => name));
    expect(names.size).toBe(examples.length);
    expect(examples.length).toBeGreaterThanOrEqual(10);
  });

  test.each(examples)('$name can be played, and fits in a link', (example) => {
    const resolved = resolveRules(example);
    expect(resolved.ok ? [] : resolved.problems).toEqual([]);
    expect(readLink(linkTo(example))).toEqual(example);
  });
});
