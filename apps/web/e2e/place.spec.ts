import { actions, comeForSixDeck, myTurn, sitDown, stacks } from './table.ts';
import { expect, test } from './test.ts';

// A person's place in the page: the focus, and the back button.

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => comeForSixDeck(page));

for (const ruleSet of ['six-deck', 'house'])
  test(`from the start to the table the focus is never lost: ${ruleSet}`, async ({ page }) => {
    await page.addInitScript(
      (rules) =>
        localStorage.setItem('hand-and-foot.choices', `{"ruleSet":"${rules}","pace":"quick"}`),
      ruleSet,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Play now' }).press('Enter');
    const dealing = page.getByRole('button', {
      name: /^(Play the|Grab here|Pass the foot|Continue)/,
    });
    const hand = page.getByRole('region', { name: /^Your hand/ });
    const lost = async () => page.evaluate(() => document.activeElement === document.body);
    for (;;) {
      await dealing.or(hand).first().waitFor();
      await expect.poll(lost).toBe(false);
      if (!(await dealing.first().isVisible())) break;
      await dealing.first().press('Enter');
      await page.waitForTimeout(300);
    }
    await expect(stacks(page).first()).toBeFocused();
  });

test('the back button closes a sheet, and only then leaves the table', async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  const table = page.url();
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await sheet.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  expect(page.url()).toBe(table);
  for (const name of ['Menu', 'What can I do?']) {
    await page.getByRole('button', { name }).click();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  }
  await expect.poll(async () => page.evaluate(() => history.state as unknown)).toBeNull();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('a link in a sheet leads on, and back to the table', async ({ page }) => {
  await sitDown(page);
  const table = page.url();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /rules$/i })
    .click();
  await expect(page).toHaveURL(/#\/rules\//);
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(actions(page)).toBeVisible();
});
