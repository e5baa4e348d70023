/** Longer links are cut off by some messengers. */
const LONGEST_LINK = 8000;
/** A link may come from anybody; no record of ours unfolds to this much. */
const MOST_BYTES = 2_000_000;

/** A record as the end of a link; undefined if it's too long for one, or this browser is too old. */
export async function packRecord(record: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const folded = new Blob([record]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = lettersOf(new Uint8Array(await new Response(folded).arrayBuffer()));
  return text.length > LONGEST_LINK ? undefined : text;
}

/** The record in the end of a link; rejects if there is none. */
export async function unpackRecord(text: string): Promise<string> {
  const folded = new Blob([bytesOf(text)]).stream();
  const reader = folded.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let record = '';
  for (let read = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return record + decoder.decode();
    read += value.length;
    if (read > MOST_BYTES) throw new Error('this unfolds to more than any game');
    record += decoder.decode(value, { stream: true });
  }
}

/** Base64 in letters that links keep as they are. */
function lettersOf(bytes: Uint8Array): string {
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
