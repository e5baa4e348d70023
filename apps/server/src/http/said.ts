import type { ServerResponse } from 'node:http';
import { guards } from './policy.ts';

/** An answer of the server: a status, and a value sent as JSON or text sent as is. */
export interface Said {
  readonly status: number;
  readonly value: unknown;
  readonly retryAfter?: number;
}

export const sorry = (status: number, why: string, sentence?: string): Said => ({
  status,
  value: { why, ...(sentence === undefined ? {} : { sentence }) },
});

export function send(response: ServerResponse, { status, value, retryAfter }: Said): void {
  const isText = typeof value === 'string';
  response
    .writeHead(status, {
      ...guards,
      'Cache-Control': 'no-store',
      'Content-Type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
      ...(retryAfter === undefined ? {} : { 'Retry-After': retryAfter }),
    })
    .end(isText ? value : JSON.stringify(value));
}
