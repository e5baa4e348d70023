// A small server for the built page: its files and nothing else, read once when it starts.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { filesOf } from './page.mjs';

const types = {
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

/** The page brings all it needs, so it and its workers may reach for nothing else, and nobody may put it into theirs. */
const policy = {
  'Content-Security-Policy': [
    "default-src 'none'",
    ...['script', 'style', 'font', 'img', 'connect', 'worker', 'manifest'].map(
      (kind) => `${kind}-src 'self'`,
    ),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'no-referrer',
};
const guards = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves `dir` on this machine alone, at `port` or the next that is free; 0 takes any. */
export async function serve(dir, port) {
  const files = new Map(filesOf(dir).map((file) => [`/${file}`, load(dir, file)]));
  files.set('/', files.get('/index.html'));
  const server = createServer((request, response) => answer(files, request, response));
  const taken = await listen(server, port);
  return { address: `http://127.0.0.1:${taken}/`, close: () => server.close() };
}

function load(dir, file) {
  const path = join(dir, file);
  const content = readFileSync(path);
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const packed = (ending) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  const isNamedByContent = file.startsWith('assets/');
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    headers: {
      ...guards,
      // Among the rest are the page and its workers, each of which brings its own policy.
      ...(isNamedByContent ? {} : policy),
      // What has its hash in its name never changes; of the rest one asks each time.
      'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
    tag,
    content,
    br: packed('.br'),
    gzip: packed('.gz'),
  };
}

function answer(files, { method, url, headers }, response) {
  if (method !== 'GET' && method !== 'HEAD')
    return response.writeHead(405, { ...guards, Allow: 'GET, HEAD' }).end();
  const file = files.get(url.split('?')[0]);
  if (!file)
    return response.writeHead(404, { ...guards, 'Content-Type': types['.txt'] }).end('Not here.\n');
  if (headers['if-none-match'] === file.tag) return response.writeHead(304, file.headers).end();
  const encoding = ['br', 'gzip'].find((name) => file[name] && accepts(headers, name));
  const body = encoding ? file[encoding] : file.content;
  response.writeHead(200, {
    ...file.headers,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  return response.end(method === 'HEAD' ? undefined : body);
}

function accepts(headers, encoding) {
  const offers = (headers['accept-encoding'] ?? '').split(',').map((offer) => offer.trim());
  return offers.some((offer) => {
    const [name, ...weights] = offer.split(/\s*;\s*/);
    return name === encoding && !weights.some((weight) => /^q=0(\.0*)?$/.test(weight));
  });
}

const TRIES = 50;

async function listen(server, port, tries = TRIES) {
  try {
    return await new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', reject);
        resolve(server.address().port);
      });
    });
  } catch (error) {
    if (error.code !== 'EADDRINUSE' || tries === 0) throw error;
    return listen(server, port + 1, tries - 1);
  }
}
