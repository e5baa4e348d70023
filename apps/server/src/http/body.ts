import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined if it is longer than it has any reason to be. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // The rest is read and thrown away, so that whoever sends it can be told.
    if (size <= most) parts.push(part);
    else if (size > most * 64) break;
  }
  if (size > most) return undefined;
  return Buffer.concat(parts).toString('utf8');
}
