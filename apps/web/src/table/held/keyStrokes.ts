import type { KindName, PackId } from '@hand-and-foot/engine';
import { wayOf, type Direction } from '../game/steps.ts';

/** A key's effect on the hand while a stack has the focus. */
export type HandStroke =
  | { readonly do: 'more' | 'fewer' | 'all' | 'clear' }
  | { readonly do: 'go'; readonly to: Direction }
  | { readonly do: 'carry'; readonly to: 'left' | 'right' }
  | { readonly do: 'jump'; readonly among: readonly KindName[] };

export type Stroke = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const STANDARD = {
  '0': ['T'],
  '1': ['T'],
  '3': ['red3', 'black3'],
  '*': ['joker'],
};
const RANKS: Record<PackId, Record<string, readonly KindName[]>> = {
  standard: STANDARD,
  'two-jokers': { ...STANDARD, '*': ['joker', 'littleJoker'] },
  'lords-and-ladies': {
    '0': ['10'],
    '1': ['1', '10', '11', '12'],
    J: ['jester'],
    K: ['lord'],
    Q: ['lady'],
    V: ['villain'],
    '*': ['joker'],
  },
};

export function handStroke(stroke: Stroke, pack: PackId): HandStroke | undefined {
  const { key, shiftKey, altKey } = stroke;
  if (stroke.ctrlKey || stroke.metaKey) return undefined;
  const to = wayOf(key);
  if (altKey) return to === 'left' || to === 'right' ? { do: 'carry', to } : undefined;
  if (to) return { do: 'go', to };
  switch (key) {
    case ' ':
      return { do: shiftKey ? 'all' : 'more' };
    case '+':
      return { do: 'more' };
    case '-':
    case '−':
      return { do: 'fewer' };
    case 'Escape':
      return { do: 'clear' };
    default:
      return jumpFor(key.toUpperCase(), pack);
  }
}

/** The kinds a key stands for, to step through. */
export function jumpFor(key: string, pack: PackId): HandStroke | undefined {
  const own = RANKS[pack][key];
  if (own) return { do: 'jump', among: own };
  return key.length === 1 && /[\dAJQK]/.test(key) ? { do: 'jump', among: [key] } : undefined;
}
