import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { accepts } from './accepts.ts';
import { guards, policyFor } from './policy.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface File {
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether it's the page or a worker, which bring their own policies. */
  readonly hasPolicy: boolean;
  readonly tag: string;
  readonly content: Buffer;
  readonly br: Buffer | undefined;
  readonly gzip: Buffer | undefined;
}

/** The built page's files, read once. `host` is the server's name in browsers. */
export type Page = (request: IncomingMessage, response: ServerResponse, host?: string) => void;

export function readPage(dir: string): Page {
  const names = (readdirSync(dir, { recursive: true }) as string[])
    .map((name) => name.split(sep).join('/'))
    .filter((name) => extname(name) in types);
  const files = new Map(names.map((name) => [`/${name}`, load(dir, name)]));
  files.set('/', files.get('/index.html')!);
  return (request, response, host = request.headers.host) => answer(files, request, response, host);
}

function load(dir: string, name: string): File {
  const path = join(dir, name);
  const content = readFileSync(path);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const packed = (ending: string): Buffer | undefined =>
    existsSync(path + ending) ? readFileSync(path + ending) : undefined;
  const isNamedByContent = name.startsWith('assets/');
  return {
    type: types[extname(name)]!,
    headers: {
      ...guards,
      // Files with a hash in their names never change; browsers revalidate the rest.
      'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
    hasPolicy: !isNamedByContent,
    tag,
    content,
    br: packed('.br'),
    gzip: packed('.gz'),
  };
}

function answer(
  files: ReadonlyMap<string, File>,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  host: string | undefined,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...guards, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = files.get(url!.split('?')[0]!);
  if (!file) {
    response
      .writeHead(404, { ...guards, 'Content-Type': types['.txt'] })
      .end('There’s nothing here.\n');
    return;
  }
  const fixed = { ...file.headers, ...(file.hasPolicy ? policyFor(host) : {}) };
  if (headers['if-none-match'] === file.tag) {
    response.writeHead(304, fixed).end();
    return;
  }
  const encoding = (['br', 'gzip'] as const).find(
    (name) => file[name] && accepts(headers['accept-encoding'], name),
  );
  const body = (encoding && file[encoding]) ?? file.content;
  response.writeHead(200, {
    ...fixed,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  response.end(method === 'HEAD' ? undefined : body);
}
