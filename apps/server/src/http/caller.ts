import type { IncomingMessage } from 'node:http';

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  readonly isSecure: boolean;
  /** Whether the page that sent it is one of ours, as far as its browser says. */
  readonly origin: 'ours' | 'none' | 'foreign';
}

export interface Trust {
  /** Whether a proxy before this server tells who the caller is. */
  readonly proxy: boolean;
  /** Other origins whose pages may play here. */
  readonly origins: readonly string[];
}

export function callerOf(request: IncomingMessage, { proxy, origins }: Trust): Caller {
  const { headers, socket } = request;
  const forwarded = proxy ? lastOf(headers['x-forwarded-for']) : undefined;
  const isSecure = proxy && lastOf(headers['x-forwarded-proto']) === 'https';
  return {
    address: forwarded ?? socket.remoteAddress ?? '',
    isSecure,
    origin: originOf(headers, isSecure, origins),
  };
}

function originOf(
  { origin, host }: IncomingMessage['headers'],
  isSecure: boolean,
  origins: readonly string[],
): Caller['origin'] {
  if (origin === undefined) return 'none';
  const own = `${isSecure ? 'https' : 'http'}://${host}`;
  return origin === own || origins.includes(origin) ? 'ours' : 'foreign';
}

/** What the nearest proxy said; anything before it may have been made up. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)!
      .trim() || undefined
  );
}
