import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { servePage } from '../servePage.ts';

const dir = mkdtempSync(join(tmpdir(), 'served-'));
let site: Awaited<ReturnType<typeof servePage>>;

beforeAll(async () => {
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'index.html'), '<p>the page</p>');
  writeFileSync(join(dir, 'assets', 'index-1a2b.js'), 'play()');
  writeFileSync(join(dir, 'assets', 'index-1a2b.js.br'), brotliCompressSync('play()'));
  writeFileSync(join(dir, '.built'), '');
  site = await servePage(dir, 0);
});

afterAll(() => {
  site.close();
  rmSync(dir, { recursive: true });
});

test('the page is at the root, is asked for each time, and may reach for nothing from elsewhere', async () => {
  const { status, headers, body } = await get('/');
  expect(status).toBe(200);
  expect(String(body)).toBe('<p>the page</p>');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
  expect(headers['content-security-policy']).not.toContain('unsafe');
});

test('a file named by its content is kept forever, and sent compressed to browsers that can read that', async () => {
  const { headers, body } = await get('/assets/index-1a2b.js', {
    'Accept-Encoding': 'gzip, br;q=0.9',
  });
  expect(headers['cache-control']).toContain('immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(body))).toBe('play()');
  const plain = await get('/assets/index-1a2b.js', { 'Accept-Encoding': 'br;q=0' });
  expect(String(plain.body)).toBe('play()');
});

test('a browser that has it already is told so', async () => {
  const { headers } = await get('/');
  expect((await get('/', { 'If-None-Match': headers['etag']! })).status).toBe(304);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets',
  '/.built',
  '/assets/index-1a2b.js.br',
])('only files of the page are handed out: %s', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('nothing can be sent to it', async () => {
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('where its port is taken it goes to the next', async () => {
  const { port } = new URL(site.address);
  const second = await servePage(dir, Number(port));
  expect(second.address).not.toBe(site.address);
  second.close();
});

/** The raw path: fetch would normalize it. */
async function get(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(site.address, { path, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
