import type { Locator, Page } from '@playwright/test';
import { atOneServer, shortTable, sit } from './people.ts';
import { actions, stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

const action = (page: Page, name: RegExp): Locator => actions(page).getByRole('button', { name });

async function playTurn(page: Page): Promise<void> {
  await action(page, /^Draw \d/).click();
  await discard(page);
}

/** Discards a card that needs no second press. */
async function discard(page: Page): Promise<void> {
  await expect(action(page, /^Discard/)).toBeVisible();
  const names = await stacks(page).evaluateAll((all) =>
    all.map(({ ariaLabel }) => ariaLabel ?? ''),
  );
  await stacks(page)
    .nth(names.findIndex((name) => !/^(Joker|Two)/.test(name)))
    .click();
  await action(page, /^Discard/).click();
  await expect(action(page, /^Discard/)).toHaveCount(0);
}

test('at a shared table the other one is asked before a discard comes back', async ({
  browser,
}) => {
  test.setTimeout(2 * 60_000);
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const { table, invite } = await shortTable(ana, { quiet: true });
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await sit(berta, `./#/t/${table}.${invite}`, 'Berta', 2);
  await ana.getByRole('button', { name: 'Deal' }).click();
  const draw = (page: Page): Locator => action(page, /^Draw \d/);
  await expect(draw(ana).or(stacks(ana).first()).first()).toBeVisible();
  // Berta plays right after Ana, so no bot is in a hurry.
  while (!(await draw(ana).isVisible())) {
    if (await draw(berta).isVisible()) await playTurn(berta);
    await ana.waitForTimeout(50);
  }

  await playTurn(ana);
  await test.step('a yes brings it back', async () => {
    await action(ana, /^Take it back\?$/).click();
    await expect(ana.getByText('Waiting for an answer from Berta.')).toBeVisible();
    const question = berta.getByRole('alertdialog');
    await expect(
      question.getByText(/^Ana wants to undo a move: discarding \S+\. OK\?$/),
    ).toBeVisible();
    expect(await barriers(berta)).toEqual([]);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(action(ana, /^Discard/)).toBeVisible();
    await expect(action(berta, /^Wait for your turn/)).toBeVisible();
  });

  await discard(ana);
  await test.step('a no leaves it where it is', async () => {
    await action(ana, /^Take it back\?$/).click();
    await berta.getByRole('alertdialog').getByRole('button', { name: 'No' }).click();
    await expect(ana.getByText('Berta said no.').first()).toBeVisible();
    await expect(action(ana, /^Take it back/)).toHaveCount(0);
    await expect(draw(berta)).toBeVisible();
  });
});
