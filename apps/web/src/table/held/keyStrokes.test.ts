import { expect, test } from 'vitest';
import { handStroke } from './keyStrokes.ts';

const plain = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
const standard = (key: string, with_: Partial<typeof plain> = {}) =>
  handStroke({ ...plain, ...with_, key }, 'standard');

test('Space chooses one more, minus one fewer, Shift and Space all, Escape none', () => {
  expect(standard(' ')).toEqual({ do: 'more' });
  expect(standard('-')).toEqual({ do: 'fewer' });
  expect(standard(' ', { shiftKey: true })).toEqual({ do: 'all' });
  expect(standard('Escape')).toEqual({ do: 'clear' });
});

test('a rank’s key jumps to it, in either case; 0 is the ten, a star the joker', () => {
  expect(standard('q')).toEqual({ do: 'jump', among: ['Q'] });
  expect(standard('7')).toEqual({ do: 'jump', among: ['7'] });
  expect(standard('0')).toEqual({ do: 'jump', among: ['T'] });
  expect(standard('*', { shiftKey: true })).toEqual({ do: 'jump', among: ['joker'] });
  expect(standard('3')).toEqual({ do: 'jump', among: ['red3', 'black3'] });
});

test('in Lords & Ladies, 1 goes through the one and what begins with it', () => {
  expect(handStroke({ ...plain, key: '1' }, 'lords-and-ladies')).toEqual({
    do: 'jump',
    among: ['1', '10', '11', '12'],
  });
});

test('Alt and an arrow move the stack itself', () => {
  expect(standard('ArrowLeft', { altKey: true })).toEqual({ do: 'carry', to: 'left' });
  expect(standard('ArrowLeft')).toEqual({ do: 'go', to: 'left' });
});

test('keys of the browser and of the table are left alone', () => {
  for (const key of ['d', 'x', 'Enter', 'Tab', 'Backspace', 'F5'])
    expect(standard(key)).toBeUndefined();
  expect(standard('a', { ctrlKey: true })).toBeUndefined();
});
