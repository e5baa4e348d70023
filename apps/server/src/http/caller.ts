import type { IncomingMessage } from 'node:http';

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  readonly isSecure: boolean;
  /** What this server is called there. */
  readonly host: string | undefined;
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
  const told = (name: string): string | undefined => (proxy ? lastOf(headers[name]) : undefined);
  const isSecure = told('x-forwarded-proto') === 'https';
  const host = told('x-forwarded-host') ?? headers.host;
  return {
    address: told('x-forwarded-for') ?? socket.remoteAddress ?? '',
    isSecure,
    host,
    origin: originOf(headers.origin, `${isSecure ? 'https' : 'http'}://${host}`, origins),
  };
}

function originOf(
  origin: string | undefined,
  own: string,
  origins: readonly string[],
): Caller['origin'] {
  if (origin === undefined) return 'none';
  return origin === own || origins.includes(origin) ? 'ours' : 'foreign';
}

/**
 * What to tell whoever runs the server, if a page that its browser says is ours seems foreign to us: then a proxy
 * changes what we are called, and nobody can play.
 */
export function proxyHint(
  { headers }: IncomingMessage,
  { host, origin }: Caller,
): string | undefined {
  if (origin !== 'foreign' || headers['sec-fetch-site'] !== 'same-origin') return undefined;
  const page = String(headers.origin).slice(0, 200);
  return (
    `A page at ${page} was refused, because this server is called ${String(host).slice(0, 200)} by the proxy in front of it. ` +
    'Let the proxy pass the Host header on as it is, or set X-Forwarded-Host and X-Forwarded-Proto and start with --trust-proxy, ' +
    `or start with --origin ${page}.`
  );
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
