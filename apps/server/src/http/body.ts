import type { IncomingMessage } from 'node:http';

/** A request's body as text; undefined if it's longer than allowed. */
export async function bodyOf(request: IncomingMessage, most: number): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    // Reads and drops the rest, so the sender gets our answer.
    if (size <= most) parts.push(part);
    else if (size > most * 64) break;
  }
  if (size > most) return undefined;
  return Buffer.concat(parts).toString('utf8');
}
