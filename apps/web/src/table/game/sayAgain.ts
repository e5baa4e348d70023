/** Screen readers repeat a sentence only if it differs from the last one. */
export function sayAgain(last: string, text: string): string {
  return last === text ? `${text}\u00a0` : text;
}
