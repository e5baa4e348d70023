import { expect, test } from 'vitest';
import { dropAt } from './placeAt.ts';

test('cards can be dropped on slots, the discards and the hand, and nowhere else', () => {
  expect(dropAt('slot-9')).toEqual({ on: 'slot', kind: 9 });
  expect(dropAt('slot-255-2')).toEqual({ on: 'slot', kind: 255 });
  expect(dropAt('hand-0')).toEqual({ on: 'hand', kind: 0 });
  expect(dropAt('discards')).toEqual({ on: 'discards' });
  for (const place of ['stock-0', 'seat-2', 'they-1-9', 'foot'])
    expect(dropAt(place)).toBeUndefined();
});
