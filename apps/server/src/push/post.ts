import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { LookupFunction } from 'node:net';

/** A message as a push service wants it. */
export interface Outgoing {
  readonly endpoint: string;
  readonly headers: Record<string, string | number>;
  readonly body: Buffer;
}

/** Milliseconds for everything: finding the service, sending, and its answer. */
const PATIENCE = 5000;

/** Sends a message and resolves with the status. Follows no redirects and reads no answer. */
export function post(
  { endpoint, headers, body }: Outgoing,
  lookup: LookupFunction,
): Promise<number> {
  const url = new URL(endpoint);
  const request = url.protocol === 'http:' ? overHttp : overHttps;
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers,
      lookup,
      // A fresh connection, so every one has been looked up by us.
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
    });
    sending.on('response', (response) => {
      response.on('error', () => undefined);
      response.destroy();
      resolve(response.statusCode!);
    });
    sending.on('error', reject);
    sending.end(body);
  });
}
