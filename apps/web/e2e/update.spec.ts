import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { sitDown } from './table.ts';
import { expect, keptOffline, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The built page, until a newer one with another worker replaces it. */
let server: Server;
let address: string;
let newer: boolean;

const NAME_OF_WORKER = /hall-[\w-]+\.js/;

test.beforeEach(async () => {
  const dir = process.env['PAGE_DIR']!;
  newer = false;
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://here');
    const file = pathname === '/' ? 'index.html' : pathname.slice(1);
    if (newer && !file.includes('/') && NAME_OF_WORKER.test(file)) {
      response.writeHead(404).end();
      return;
    }
    readFile(join(dir, file)).then(
      (content) => {
        response.setHeader('Content-Type', types[extname(file)] ?? 'text/html');
        response.end(file === 'sw.js' && newer ? newerList(String(content)) : content);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

test.afterEach(() => server.close());

/** Another version's list, without a worker of that name. */
function newerList(text: string): string {
  return text
    .replaceAll(/(?<=["'`])[0-9a-f]{12}(?=["'`])/g, 'newer')
    .replace(/"hall-[\w-]+\.js":[^,}]+,?/, '');
}

test('a new version is told of between games, and waits until it is asked for', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Update now' }).click();
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  const versions = await page.evaluate(async () => caches.keys());
  expect(versions).toContainEqual(expect.stringMatching(/newer$/));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a page that stays open while another takes the new version keeps its own worker', async ({
  page,
  context,
}) => {
  await page.goto(address);
  await keptOffline(page);
  const entry = await page.evaluate(() => {
    const used = performance.getEntriesByType('resource').map(({ name }) => name);
    return used.find((name) => /\d\/hall-/.test(name))!;
  });
  expect(entry).toMatch(NAME_OF_WORKER);
  newer = true;
  const other = await context.newPage();
  await other.goto(address);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.getByText('A new version is ready')).toBeHidden();
  expect(await page.evaluate(async (url) => (await fetch(url)).status, entry)).toBe(200);
  await sitDown(page);
});
