import type { InputReader } from '@hand-and-foot/bots';
import type { Action, Terms, View } from '@hand-and-foot/engine';
import { fieldsOf, Malformed, readAction } from '@hand-and-foot/record';

/** Ways to play in one question for inputs, and such questions for one decision. */
export const MOST = 100;

/** A list of ways to play on: the program wants the inputs of each, before it answers. */
export function waysAsked(terms: Terms, value: unknown): readonly Action[][] | undefined {
  const { ask, after } = fieldsOf(value, 'An answer');
  if (ask === undefined) return undefined;
  if (ask !== 'inputs') throw new Malformed('"ask" can only be "inputs".');
  if (after === undefined) return [[]];
  if (!Array.isArray(after) || after.length > MOST || !after.every(Array.isArray))
    throw new Malformed(`"after" must be a list of at most ${MOST} lists of actions.`);
  return after.map((steps: unknown[]) => steps.map((step) => readAction(terms, step)));
}

/** The line with the inputs of each way; null for one that isn't allowed. */
export function inputsLine(reader: InputReader, view: View, ways: readonly Action[][]): string {
  return JSON.stringify({ inputs: ways.map((steps) => numbersAfter(reader, view, steps)) });
}

function numbersAfter(reader: InputReader, view: View, steps: readonly Action[]): object | null {
  const inputs = view.phase === 'deal' ? undefined : reader.after(view, steps);
  if (!inputs) return null;
  const { made, ranks, table } = inputs;
  return { made, ranks: Array.from(ranks), table: Array.from(table) };
}
