import type { IncomingMessage } from 'node:http';

/** The source of a request. */
export interface Caller {
  readonly address: string;
  readonly isSecure: boolean;
  /** This server's name there. */
  readonly host: string | undefined;
  /** Whether one of our pages sent it, according to the browser. */
  readonly origin: 'ours' | 'none' | 'foreign';
}

export interface Trust {
  /** Whether a proxy in front reports the caller. */
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
 * Advice for the operator if a browser says a page is ours but it looks foreign to us: a proxy changes our name, and
 * nobody can play.
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

/** The nearest proxy's value; anything before it may be forged. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)!
      .trim() || undefined
  );
}
