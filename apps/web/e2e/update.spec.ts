import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { sitDown } from './table.ts';
import { expect, keptOffline, test } from './test.ts';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The page as it is built, until a newer one takes its place. */
let server: Server;
let newer = false;

test.beforeAll(async () => {
  const dir = process.env['PAGE_DIR']!;
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://here');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    readFile(join(dir, file)).then(
      (content) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'text/html');
        const isOther = file === 'sw.js' && newer;
        response.end(
          isOther
            ? String(content).replaceAll(/(?<=["'`])[0-9a-f]{12}(?=["'`])/g, 'newer')
            : content,
        );
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => server.close());

test('a new version is told of between games, and waits until it is asked for', async ({
  page,
}) => {
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await page.goto(address);
  await keptOffline(page);
  newer = true;
  await page.reload();
  const notice = page.getByText('A new version is ready');
  await expect(notice).toBeVisible();
  await sitDown(page);
  await expect(notice).toBeHidden();
  await page.goto(`${address}#/`);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  const versions = await page.evaluate(async () => caches.keys());
  expect(versions).toContainEqual(expect.stringMatching(/newer$/));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(notice).toBeHidden();
});
