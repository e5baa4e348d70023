/** The candidate most like `word`, if it is within `mostEdits` and so may have been meant. */
export function nearest<T extends string>(
  word: string,
  candidates: readonly T[],
  mostEdits = Math.max(2, word.length / 3),
): T | undefined {
  // A long word is never near, and comparing it would cost time.
  if (word.length > 40) return undefined;
  const ranked = candidates
    .map((candidate) => ({ candidate, edits: editsBetween(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  if (!best) return undefined;
  return best.edits <= mostEdits ? best.candidate : undefined;
}

/** Levenshtein distance, letters compared without regard to case. */
function editsBetween(word: string, candidate: string): number {
  const other = candidate.toLowerCase();
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const swap = row[j - 1]! + (word[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
