import type { FromTable } from '@hand-and-foot/protocol';

const texts = new WeakMap<FromTable, string>();

/** The message as it travels. Those who see the same are handed the same object, and it is written once. */
export function textOf(message: FromTable): string {
  let text = texts.get(message);
  if (text === undefined) {
    text = JSON.stringify(message);
    texts.set(message, text);
  }
  return text;
}
