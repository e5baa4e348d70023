import type { Page } from '@playwright/test';
import { atOneServer, shortRules } from './people.ts';
import { byTouch, playGame } from './player.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

/** A family's own rules with short rounds, chosen for the next game. */
async function chooseShortRules(page: Page): Promise<void> {
  const own = { id: 'short', version: 1, ...shortRules };
  await page.addInitScript((text) => {
    localStorage.setItem('hand-and-foot.own.short', text);
    localStorage.setItem(
      'hand-and-foot.choices',
      '{"ruleSet":"own.short","pace":"quick","level":"casual"}',
    );
  }, JSON.stringify(own));
}

test('two friends play the same cards at two tables, and compare', async ({ browser }) => {
  // Whole rounds at once at two tables.
  test.setTimeout(180_000);
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  await chooseShortRules(ana);

  await test.step('one makes a match and is in', async () => {
    await ana.goto('./#/friends');
    await ana.getByRole('link', { name: /^Same cards at several tables/ }).click();
    await ana.getByLabel('Your name').fill('Ana');
    await ana.getByRole('button', { name: 'One fewer round' }).click();
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('button', { name: 'Create' }).click();
    await expect(ana.getByRole('region', { name: 'Team 1' })).toContainText('Ana');
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('button', { name: 'Start' }).click();
    await expect(ana.getByRole('alert').filter({ hasText: 'at least 1 person' })).toBeVisible();
  });

  await test.step('the other comes by the link and joins the other team', async () => {
    await berta.goto(await ana.getByLabel('Link', { exact: true }).inputValue());
    await berta.getByLabel('Your name').fill('Berta');
    await berta.getByRole('button', { name: 'Join Team 2' }).click();
    await expect(berta.getByText('The host starts when everybody’s here.')).toBeVisible();
    expect(await barriers(berta)).toEqual([]);
    await expect(ana.getByRole('region', { name: 'Team 2' })).toContainText('Berta');
  });

  await test.step('the host makes the other the host', async () => {
    await ana.getByRole('button', { name: 'Host you' }).click();
    await ana.getByRole('button', { name: 'Make Berta the host' }).click();
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('button', { name: 'Make Berta the host' }).click();
    await expect(ana.getByText('The host starts when everybody’s here.')).toBeVisible();
  });

  await test.step('both are led to their tables and play', async () => {
    await berta.getByRole('button', { name: 'Start' }).click();
    await Promise.all(
      [ana, berta].map(async (page) => {
        await playGame(page, byTouch(page), 'game');
        await page.getByRole('link', { name: 'See the standings' }).click();
      }),
    );
  });

  await test.step('both see how it stands, and what the other table made', async () => {
    for (const page of [ana, berta]) {
      await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
      await expect(
        page.getByText(/^You scored .+ The other table scored .+ with the same cards/),
      ).toBeVisible();
      await expect(page.getByText(/^Nobody chose these cards/)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    }
    const file = ana.waitForEvent('download');
    await ana.getByRole('button', { name: 'Save for a spreadsheet' }).click();
    expect((await file).suggestedFilename()).toMatch(/\.csv$/);
  });
});
