import { expect, test } from './test.ts';

test('choices hold for the next visit, and only as many players as the rules seat can be chosen', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Rules/ }).click();
  await page.getByRole('radio', { name: /^House Rules/ }).check();
  const players = page.getByRole('group', { name: 'Players' });
  const more = players.getByRole('button', { name: 'One more player' });
  while (await more.isEnabled()) await more.click();
  await expect(players).toContainText('8');
  await page.getByRole('button', { name: /^Seats/ }).click();
  await page.getByRole('radio', { name: 'Partners', exact: true }).check();
  await page.getByRole('button', { name: /^Bots/ }).click();
  await page.getByRole('radio', { name: 'Expert' }).check();
  await page.getByRole('radio', { name: 'Quick' }).check();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Rules House Rules/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /7 bots, partners/ })).toBeVisible();
  await page.getByRole('button', { name: 'Bots Expert, quick pace' }).click();
  await expect(page.getByRole('radio', { name: 'Expert' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Quick' })).toBeChecked();
});

test('a game that was begun can be gone on with, and forgotten only after a question', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/table\//);
  const table = page.url();
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: /^Resume your game/ })).toBeVisible();
  await page.getByRole('link', { name: 'Game history' }).click();
  await page.getByRole('link', { name: 'Resume' }).click();
  await expect(page).toHaveURL(table);
  await page.goBack();
  await page.getByRole('button', { name: /^Delete Six-Deck/ }).click();
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText(/^No games yet/)).toBeVisible();
  await page.getByRole('link', { name: 'Play a game' }).click();
  await expect(page.getByRole('link', { name: /^Resume your game/ })).toBeHidden();
});

test('the rules can be searched, and another set chosen', async ({ page }) => {
  await page.goto('./#/rules/house');
  await page.getByRole('textbox', { name: 'Search these rules' }).fill('foot discard');
  await expect(page.getByRole('status')).toHaveText(/rules? found$/);
  await expect(page.locator('mark').first()).toHaveText(/foot|discard/i);
  await page.getByRole('textbox').fill('zebra');
  await expect(page.getByText('Nothing about “zebra” in these rules.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('link', { name: 'Closed Books' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Closed Books' })).toBeVisible();
});

test('the classic courts come when they are chosen', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Classic' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'classic');
  await page.getByRole('radio', { name: 'Modern' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-deck');
});
