import type { FromTable } from '@hand-and-foot/protocol';

interface Written {
  readonly message: FromTable | undefined;
  readonly text: string;
}

/** The latest two: what a seat is told, and what all the others are. */
let last: Written = { message: undefined, text: '' };
let lastButOne = last;

/** The message as it travels. Those who see the same are handed the same object one after another, and it is written once. */
export function textOf(message: FromTable): string {
  if (message === last.message) return last.text;
  if (message !== lastButOne.message) lastButOne = { message, text: JSON.stringify(message) };
  [last, lastButOne] = [lastButOne, last];
  return last.text;
}
