import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServer, type Served } from './server.ts';
import { barriers, expect, test } from './test.ts';

const TOKEN = 'o'.repeat(32);
const HOST = { Authorization: `Bearer ${'h'.repeat(43)}` };

let folder: string;
let server: Served;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hand-and-foot-'));
  const file = join(folder, 'operator.token');
  await writeFile(file, TOKEN, { mode: 0o600 });
  server = await startServer('--operator-token-file', file);
});
test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

// The browser itself logs that a wrong token is refused.
test.use({ mayComplain: true });

const section = (page: Page, name: RegExp | string) => page.getByRole('region', { name });
const message = (page: Page) => page.getByRole('status');

async function signIn(page: Page, token = TOKEN): Promise<void> {
  await page.goto(`${server.address}operator`);
  await page.getByLabel('Operator token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Presses a button that asks once more, and answers. */
async function press(page: Page, name: string, isSure: boolean): Promise<string> {
  const asked = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void (isSure ? dialog.accept() : dialog.dismiss());
    }),
  );
  await page.getByRole('button', { name, exact: true }).click();
  return asked;
}

async function makeTable(page: Page): Promise<string> {
  const seats = Array.from({ length: 4 }, () => ({ is: 'nobody' }));
  const made = await page.request.post(`${server.address}api/tables`, {
    headers: HOST,
    data: { rules: 'house', seats, pace: 'quick' },
  });
  return ((await made.json()) as { table: string }).table;
}

test('only the right token opens the desk, and signing out closes it', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await signIn(page, 'x'.repeat(32));
  await expect(message(page)).toHaveText('That token isn’t right.');
  await expect(section(page, 'Refusals')).toBeHidden();
  await signIn(page);
  await expect(section(page, 'Refusals').getByText('Wrong operator token')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(section(page, /^Nodes/)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Operator token')).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Operator token')).toBeVisible();
  expect(broken).toEqual([]);
});

test('a table is found and ended, and only if the operator is sure', async ({ page }) => {
  const table = await makeTable(page);
  await signIn(page);
  const found = section(page, 'Look up a table');
  const lookUp = async (id: string): Promise<void> => {
    await page.getByLabel('Table ID, from its link').fill(id);
    await page.getByRole('button', { name: 'Show table' }).click();
  };
  await lookUp('nowhere');
  await expect(message(page)).toHaveText('There’s no such table.');
  await lookUp(table);
  await expect(found.getByText('going on')).toBeVisible();
  expect(await press(page, `End table ${table}`, false)).toContain('for everyone');
  await lookUp(table);
  await expect(found.getByText('going on')).toBeVisible();
  await press(page, `End table ${table}`, true);
  await expect(message(page)).toHaveText('The table has ended.');
  await expect(message(page)).toBeFocused();
  await lookUp(table);
  await expect(found.getByText('over')).toBeVisible();
});

test('an address is blocked and unblocked, and a node drained and resumed', async ({ page }) => {
  await signIn(page);
  await page.getByLabel('Address or guest ID').fill('203.0.113.9');
  await press(page, 'Block', true);
  const blocked = section(page, 'Blocked').getByText('address 203.0.113.9');
  await expect(blocked).toBeVisible();
  await page.getByRole('button', { name: 'Unblock 203.0.113.9' }).click();
  await expect(blocked).toBeHidden();
  await page.getByLabel('Address or guest ID').fill('nobody');
  await press(page, 'Block', true);
  await expect(message(page)).toContainText('Type an IP address');
  const nodes = section(page, /^Nodes/);
  const name = (await nodes.getByRole('button').getAttribute('aria-label'))!;
  expect(await press(page, name, true)).toContain('the only node');
  await expect(nodes.getByText('draining')).toBeVisible();
  await nodes.getByRole('button', { name: 'Resume' }).click();
  await expect(message(page)).toHaveText('The node takes players again.');
});
