import type { IncomingMessage } from 'node:http';

/** The body of a request as text; undefined if it is longer than it has any reason to be. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
