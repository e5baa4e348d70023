/** Prints a row per question and a column per item. */
export function printRows<One>(
  questions: readonly (readonly [what: string, value: (one: One) => string])[],
  all: readonly One[],
): void {
  const lines = questions.map(
    ([what, value]) => `  ${what.padEnd(32)}${all.map((one) => value(one).padStart(12)).join('')}`,
  );
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
