import { actions, myTurn, sitDown, stacks } from './table.ts';
import { expect, keptOffline, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hand-and-foot.choices', '{"pace":"quick"}'));
});

test('a reload in the middle of a turn changes nothing', async ({ page }) => {
  await page.goto('./');
  await sitDown(page);
  await myTurn(page);
  await actions(page)
    .getByRole('button', { name: /^Draw \d/ })
    .click();
  await expect(actions(page).getByRole('button', { name: /^Draw \d/ })).toHaveCount(0);
  const held = await stacks(page).evaluateAll(names);
  await page.reload();
  await expect(stacks(page).first()).toBeVisible();
  expect(await stacks(page).evaluateAll(names)).toEqual(held);
  await expect(actions(page).getByRole('button', { name: /^Draw \d/ })).toHaveCount(0);
});

test('a game is begun and gone on with without a network', async ({ page, context }) => {
  await page.goto('./');
  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await sitDown(page);
  await page.goto('./#/');
  await page
    .getByRole('button', { name: 'Resume your game' })
    .or(page.getByRole('link', { name: 'Resume your game' }))
    .click();
  await expect(stacks(page).first()).toBeVisible();
});

test('two tabs at one table show the same', async ({ page, context }) => {
  await page.goto('./');
  await sitDown(page);
  await myTurn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await myTurn(other);
  const held = await stacks(page).evaluateAll(names);
  await actions(other)
    .getByRole('button', { name: /^Draw \d/ })
    .click();
  await expect(actions(page).getByRole('button', { name: /^Draw \d/ })).toHaveCount(0);
  expect(await stacks(page).evaluateAll(names)).not.toEqual(held);
  expect(await stacks(page).evaluateAll(names)).toEqual(await stacks(other).evaluateAll(names));
});

const names = (buttons: Element[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
