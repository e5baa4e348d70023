import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

async function openRecord(page: Page, text: string): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Open a game' }).waitFor();
  const file = { name: 'game.hf.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a record file is looked at, and what its names say is only text', async ({ page }) => {
  const seats = ['<img src=x onerror=alert(1)>', 'Ben'];
  await openRecord(
    page,
    JSON.stringify({ format: 'hand-and-foot/1', rules: 'house', seats, seed: 'x' }),
  );
  await expect(page.getByRole('heading', { level: 1, name: 'House Rules' })).toBeVisible();
  await expect(page.getByRole('option', { name: `${seats[0]}’s view` })).toHaveCount(1);
  await expect(page.locator('main img')).toHaveCount(0);
});

for (const [what, text, why] of [
  ['a letter', 'Dear Ana,', /^Line 1: This isn’t a saved game/],
  ['nothing', '', /^Line 1: This file is empty/],
  ['far too much', 'x'.repeat(10_000_001), /^Line 1: This file is too big to be a saved game/],
] as const)
  test(`a file that holds ${what} says why it is no record`, async ({ page }) => {
    await openRecord(page, text);
    await expect(page.getByRole('alert')).toHaveText(why);
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  });
