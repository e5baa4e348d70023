import { readFile } from 'node:fs/promises';
import { barriers, expect, test } from './test.ts';

test.use({ mayComplain: true, reducedMotion: 'reduce' });

test('a table that has stopped says so, can be saved, and opens again', async ({ page }) => {
  await page.goto('./');
  await page.route('**/assets/TableScreen*.js', async (route) => route.abort());
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /This table has stopped\.? *It is saved up to the last turn\./,
  );
  expect(await barriers(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save record' }).click();
  const record = await readFile(await (await saving).path(), 'utf8');
  expect(JSON.parse(record.split('\n')[0]!)).toHaveProperty('format', 'hand-and-foot/1');
  await page.unroute('**/assets/TableScreen*.js');
  await page.getByRole('button', { name: 'Open again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
