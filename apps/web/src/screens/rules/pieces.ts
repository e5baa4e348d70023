/** A part of a text, and whether it matches the search. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Search words without accents and capitals. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

export function hasAll(texts: readonly string[], words: readonly string[]): boolean {
  const all = plain(texts.join('\n'));
  return words.every((word) => all.includes(word));
}

/** The text cut at the search words. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  const hits = new Uint8Array(text.length);
  const searched = plain(text);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1))
      hits.fill(1, at, at + word.length);
  }
  const pieces: Piece[] = [];
  for (let from = 0, to = 1; from < text.length; from = to++) {
    while (to < text.length && hits[to] === hits[from]) to++;
    pieces.push({ text: text.slice(from, to), hit: hits[from] === 1 });
  }
  return pieces;
}

/** Letter by letter, so positions stay the same. */
function plain(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join('');
}
