import { connect } from 'node:net';

/** Bytes sent instead of a decent request, and the acceptable answers. */
interface RudeRequest {
  readonly name: string;
  readonly bytes: string | Buffer;
  /** Statuses that refuse it well; 0 if hanging up is fine too. */
  readonly status: readonly number[];
  /** Forbidden in the answer. */
  readonly never?: RegExp;
}

const SECRETS = /root:|sqlite|"dependencies"/i;
const token = `Bearer ${'A'.repeat(43)}`;

function request(line: string, headers: Readonly<Record<string, string>> = {}, body = ''): string {
  const all = { host: 'localhost', connection: 'close', ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${line} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n${body}`;
}

function make(body: string, headers: Readonly<Record<string, string>> = {}): string {
  const length = String(Buffer.byteLength(body));
  const all = { authorization: token, 'content-length': length, ...headers };
  return request('POST /api/tables', all, body);
}

const upgrade = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
};

const files = [
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//etc/passwd',
  '/assets/../../package.json',
  '/index.html%00.js',
  '/data/tables.sqlite',
  '/api/tables/..%2f..%2fdata',
  '/api/tables/../../etc/passwd',
  '/api/tables/x/record/../../../etc/passwd',
  'etc/passwd',
];

const requests: readonly RudeRequest[] = [
  { name: 'a wish that is no JSON', bytes: make('{"rules":'), status: [400] },
  { name: 'an empty wish', bytes: make(''), status: [400] },
  { name: 'a wish of bytes', bytes: make('\u0000\u0001\ufffd'), status: [400] },
  { name: 'deep JSON', bytes: make('['.repeat(30_000)), status: [400] },
  { name: 'deeper JSON', bytes: make('{"a":'.repeat(12_000)), status: [400] },
  { name: 'keys that mean something', bytes: make('{"__proto__":{"rules":1}}'), status: [400] },
  { name: 'no such rules', bytes: make(wish({ rules: 'none' })), status: [400] },
  { name: 'a thousand seats', bytes: make(wish({ seats: seats(1000) })), status: [400] },
  { name: 'ten million bytes', bytes: make('x'.repeat(10_000_000)), status: [413, 0] },
  {
    name: 'a page of somebody else',
    bytes: make(wish({}), { origin: 'http://evil.example' }),
    status: [403],
  },
  { name: 'a page without an origin', bytes: make(wish({}), { origin: 'null' }), status: [403] },
  {
    name: 'two lengths',
    bytes: make('{}', { 'transfer-encoding': 'chunked' }),
    status: [400],
  },
  { name: 'a length that is none', bytes: make('{}', { 'content-length': '-1' }), status: [400] },
  { name: 'an unknown method', bytes: request('BREW /api/tables'), status: [400, 405] },
  { name: 'another method', bytes: request('PUT /api/tables'), status: [405] },
  { name: 'no HTTP', bytes: 'hello\r\n\r\n', status: [400, 0] },
  {
    name: 'noise',
    bytes: Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 131) % 256)),
    status: [400, 0],
  },
  { name: 'a long address', bytes: request(`GET /${'x'.repeat(40_000)}`), status: [431, 414, 0] },
  {
    name: 'a long header',
    bytes: request('GET /', { cookie: 'x'.repeat(100_000) }),
    status: [431, 0],
  },
  {
    name: 'a proxy request',
    bytes: request('GET http://evil.example/etc/passwd'),
    status: [404, 400],
  },
  { name: 'a tunnel', bytes: request('CONNECT evil.example:443'), status: [400, 404, 405, 0] },
  { name: 'everything', bytes: request('OPTIONS *'), status: [400, 404, 405] },
  {
    name: 'a record with a garbage token',
    bytes: request('GET /api/tables/AAAAAAAAAAAAAAAAAAAAAA/record', { authorization: 'Bearer x' }),
    status: [404],
  },
  { name: 'a socket to nowhere', bytes: request('GET /elsewhere', upgrade), status: [404] },
  {
    name: 'a socket without a token',
    bytes: request('GET /api/tables/abc', upgrade),
    status: [403],
  },
  {
    name: 'a socket with a garbage token',
    bytes: request('GET /api/tables/abc', { ...upgrade, authorization: 'Bearer garbage' }),
    status: [403],
  },
  {
    name: 'a socket of another page',
    bytes: request('GET /api/tables/abc', {
      ...upgrade,
      authorization: token,
      origin: 'http://evil.example',
    }),
    status: [403],
  },
  {
    name: 'a socket without a key',
    bytes: request('GET /api/tables/abc', {
      ...upgrade,
      authorization: token,
      'sec-websocket-key': 'x',
    }),
    status: [400],
  },
  ...files.map((path) => ({
    name: path,
    bytes: request(`GET ${path}`),
    status: [400, 403, 404, 200],
    never: SECRETS,
  })),
];

function wish(changes: object): string {
  return JSON.stringify({ rules: 'house', seats: seats(4), pace: 'quick', ...changes });
}

function seats(count: number): object[] {
  return Array.from({ length: count }, () => ({ is: 'nobody' }));
}

/** Sends them all, one after another, and returns those that weren't refused well. */
export async function sendRudeRequests(
  port: number,
): Promise<{ readonly sent: number; readonly violations: string[] }> {
  const violations: string[] = [];
  for (const { name, bytes, status, never } of requests) {
    const answer = await exchange(port, bytes);
    const given = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
    if (!status.includes(given)) violations.push(`${name} was answered ${answer.slice(0, 200)}`);
    if (never?.test(answer)) violations.push(`${name} was told ${answer.slice(0, 300)}`);
  }
  return { sent: requests.length, violations };
}

/** The answer until the server hangs up, or a few seconds pass. */
async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    const end = (): void => {
      clearTimeout(late);
      socket.destroy();
      resolve(answer);
    };
    const late = setTimeout(end, 5000);
    socket.on('data', (part: Buffer) => (answer += part.toString('latin1')));
    socket.on('error', end).on('close', end);
    socket.write(bytes);
  });
}
