/** A sentence that is the same as the last is read out again only if it differs. */
export function sayAgain(last: string, text: string): string {
  return last === text ? `${text}\u00a0` : text;
}
