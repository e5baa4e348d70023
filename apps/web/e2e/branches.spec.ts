import type { Page } from '@playwright/test';
import { open } from './positions.ts';
import { barriers, expect, test } from './test.ts';

const step = (page: Page) => page.getByRole('slider', { name: 'Step' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'What if?' });
const whatIf = (page: Page) => page.getByRole('button', { name: 'What if?' });

/** A finished game, at its second round's last turn. */
async function beforeTheEnd(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('hand-and-foot.choices', '{"pace":"quick","level":"novice"}'),
  );
  await open(page, 'four-rounds', 1030, 'replay');
  const moments = page.getByLabel('Jump to…');
  const end = moments.locator('optgroup').nth(1).locator('option').last();
  await moments.selectOption(await end.getAttribute('value'));
  await page.getByRole('button', { name: 'Back', exact: true }).click();
}

test('a game plays by itself, pauses, and jumps to its moments', async ({ page }) => {
  await open(page, 'four-rounds', 1030, 'replay');
  await page.getByLabel('Speed').selectOption('Fast');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(step(page)).not.toHaveValue('0');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByLabel('Jump to…').selectOption({ index: 3 });
  await expect(page.locator('.replay-told')).toContainText(/book|foot/);
  const there = Number(await step(page).inputValue());
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Space');
  await expect.poll(async () => Number(await step(page).inputValue())).toBeGreaterThan(there);
});

test('nobody plays on from the end of a game', async ({ page }) => {
  await open(page, 'four-rounds', 1030, 'replay');
  await page.getByRole('button', { name: 'Last step' }).click();
  await whatIf(page).click();
  await expect(sheet(page).getByText('Go to a step in the middle of a round')).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Play on from here' })).toHaveCount(0);
});

test('a branch is played, named, compared, shared and deleted', async ({ page }) => {
  await beforeTheEnd(page);
  await whatIf(page).click();
  await expect(sheet(page).getByText('Their level: novice.')).toBeVisible();
  await expect(sheet(page).getByLabel('Your seat')).toHaveValue('0');
  await sheet(page).getByLabel('Name').fill('Let them go out');
  expect(await barriers(page)).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByText(/^Round 2 of 4/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deal round 3/ })).toBeVisible();

  await page.goto('./#/replay/kept');
  await whatIf(page).click();
  const branch = sheet(page).getByRole('listitem');
  await expect(branch).toContainText('Let them go out');
  await expect(branch).toContainText(/than in the original game|same as in the original game/);
  await branch.getByRole('button', { name: /^Rename/ }).click();
  await branch.getByRole('textbox', { name: 'Name' }).fill('They went out');
  await branch.getByRole('button', { name: 'Done' }).click();
  await expect(branch.getByRole('heading')).toHaveText('They went out');
  await branch.getByRole('button', { name: 'Share: They went out' }).click();
  const link = await branch.getByLabel('Link to this replay').inputValue();
  expect(await barriers(page)).toEqual([]);

  await page.goto('./#/games');
  await expect(page.getByRole('heading', { name: 'They went out' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete They went out' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { name: 'They went out' })).toHaveCount(0);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Six-Deck' })).toBeVisible();
  await expect(page.getByLabel('Rounds')).toHaveValue('2');
});

test('a link that was cut short says so', async ({ page }) => {
  await page.goto('./#/replay/r.q1ZKyy_KTSx');
  await expect(page.getByRole('alert')).toBeVisible();
});
