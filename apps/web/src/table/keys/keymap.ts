import type { Stroke } from '../held/keyStrokes.ts';

/** Shortcuts anywhere at the table. */
export type Shortcut =
  | 'draw'
  | 'pickUp'
  | 'discard'
  | 'primary'
  | 'takeBack'
  | 'clear'
  | 'lastTurn'
  | 'situation'
  | 'help';

const LETTERS: Record<string, Shortcut> = {
  d: 'draw',
  p: 'pickUp',
  x: 'discard',
  l: 'lastTurn',
  s: 'situation',
  '?': 'help',
};

const OTHERS: Record<string, Shortcut> = {
  Enter: 'primary',
  Backspace: 'takeBack',
  Escape: 'clear',
};

/** `letters` is whether single letters are shortcuts. */
export function shortcutFor(stroke: Stroke, letters: boolean): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey } = stroke;
  const held = ctrlKey || metaKey;
  if (altKey) return undefined;
  if (held) return key.toLowerCase() === 'z' && !stroke.shiftKey ? 'takeBack' : undefined;
  return OTHERS[key] ?? (letters ? LETTERS[key.toLowerCase()] : undefined);
}
