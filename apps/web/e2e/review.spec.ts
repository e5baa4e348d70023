import { open } from './positions.ts';
import { barriers, expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a game is reviewed with progress, stopped, and shows a turn', async ({ page }) => {
  test.slow();
  // One finished round.
  await open(page, 'four-rounds', 205, 'replay');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review: Six-Deck' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped. Here’s what we found so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Luck and play' })).toBeVisible({
    timeout: 120_000,
  });
  expect(await barriers(page)).toEqual([]);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(3);
  const turns = page.getByRole('region', { name: 'Every turn' });
  await turns.getByRole('button', { name: /^Round 1\s/ }).press('Enter');
  await turns.getByRole('button', { name: /^Round 1, turn 1\s/ }).press('Enter');
  await expect(turns.getByText(/^Played: You /).first()).toBeVisible();
  await turns.getByRole('link', { name: /^Show me: Round 1, turn 1$/ }).click();
  await expect(page).toHaveURL(/#\/replay\/kept\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Luck and play' })).toBeVisible();
});
