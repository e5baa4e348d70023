import type { FromTable } from '@hand-and-foot/protocol';

interface Written {
  readonly message: FromTable | undefined;
  readonly text: string;
}

/** The latest two: one for the acting seat, one for everyone else. */
let last: Written = { message: undefined, text: '' };
let lastButOne = last;

/** The message as text. People who see the same get the same object one after another, so it's serialized once. */
export function textOf(message: FromTable): string {
  if (message === last.message) return last.text;
  if (message !== lastButOne.message) lastButOne = { message, text: JSON.stringify(message) };
  [last, lastButOne] = [lastButOne, last];
  return last.text;
}
