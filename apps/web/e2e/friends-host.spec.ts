import type { Locator, Page } from '@playwright/test';
import { atOneServer, shortTable, sit } from './people.ts';
import { byTouch, playGame } from './player.ts';
import { actions, stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

const openPeople = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'People and links' }).click();
};

const endTable = async (page: Page): Promise<void> => {
  await openPeople(page);
  await page.getByRole('button', { name: 'End game' }).click();
  await page.getByRole('button', { name: 'End for everyone' }).click();
};

const endedEarly = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Ended early' });

/** The list's text for a finished table. */
const listed = async (page: Page): Promise<Locator> => {
  await page.goto('./#/games');
  const earlier = page.getByRole('region', { name: 'Past tables with friends' });
  return earlier.getByRole('listitem').filter({ hasText: 'Short evening' });
};

test('the host frees a seat, and ends the table before a round is over', async ({ browser }) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const { table, invite } = await shortTable(ana, { quiet: true, standIn: 'casual', away: 300 });
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await expect(ana.getByText('If somebody’s away for 5 minutes on their turn')).toBeVisible();
  await sit(berta, `./#/t/${table}.${invite}`, 'Berta', 2);
  await ana.getByRole('button', { name: 'Deal' }).click();

  await test.step('freeing says who loses what, and can be left', async () => {
    await openPeople(ana);
    const free = ana.getByRole('button', { name: 'Remove Berta from this seat' });
    await free.click();
    await expect(ana.getByText('Remove Berta from this seat?')).toBeVisible();
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(free).toBeFocused();
    await free.click();
    await ana.getByRole('button', { name: 'Remove', exact: true }).click();
    await ana.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a player who sits down there sees the table at once', async () => {
    await berta.getByRole('button', { name: 'Take a seat' }).click();
    await berta.getByRole('button', { name: 'Sit here, 2nd of 4' }).click();
    await expect(berta.getByRole('dialog')).toHaveCount(0);
    await expect(stacks(berta).first()).toBeVisible();
  });

  await test.step('ending it asks once more, and is for everyone', async () => {
    await openPeople(ana);
    await ana.getByRole('button', { name: 'End game' }).click();
    await ana.getByRole('button', { name: 'Keep playing' }).click();
    await ana.getByRole('button', { name: 'Close' }).click();
    await endTable(ana);
    for (const page of [ana, berta]) {
      await expect(endedEarly(page)).toBeVisible();
      await expect(page.getByText('This game ended in the middle of round 1')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText('Anyone with this link')).toHaveCount(0);
      await expect(actions(page)).toHaveCount(0);
    }
    await expect(endedEarly(ana)).toBeFocused();
    expect(await barriers(ana)).toEqual([]);
  });

  await test.step('the list says so, and promises nothing that cannot be seen', async () => {
    const line = await listed(berta);
    await expect(line).toContainText('Ended early');
    await expect(line.getByRole('link', { name: 'Replay' })).toHaveCount(0);
    await line.getByRole('link', { name: 'See how it ended' }).click();
    await expect(endedEarly(berta)).toBeFocused();
  });
});

test('the score stays for people who read it, and the rounds before are left when the table ends', async ({
  browser,
}) => {
  // Three browsers at once take a while on a busy machine.
  test.setTimeout(3 * 60_000);
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const onlooker = await somebody(browser);
  const { table, invite, watch } = await shortTable(ana, { quiet: false }, 2);
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await sit(berta, `./#/t/${table}.${invite}`, 'Berta', 2);
  await onlooker.goto(`./#/w/${table}.${watch}`);
  await ana.getByRole('button', { name: 'Deal' }).click();
  await Promise.all([
    playGame(ana, byTouch(ana), 'round'),
    playGame(berta, byTouch(berta), 'round'),
  ]);

  await test.step('somebody else’s next round takes the score from nobody', async () => {
    const sheet = berta.getByRole('table', { name: 'This round’s score' });
    await expect(onlooker.locator('.chart-key [data-ours]')).toHaveText('Ana and Iris');
    await expect(sheet).toBeVisible();
    const lines = await sheet.getByRole('row').allTextContents();
    await ana.getByRole('button', { name: 'Deal round 2: 15 to go down' }).click();
    await expect(stacks(ana).first()).toBeVisible();
    await expect(berta.getByRole('status').filter({ hasText: 'Round 2 has begun.' })).toBeVisible();
    expect(await sheet.getByRole('row').allTextContents()).toEqual(lines);
    expect(await barriers(berta)).toEqual([]);
    await berta.getByRole('button', { name: 'To round 2' }).click();
    await expect(stacks(berta).first()).toBeVisible();
    await expect(sheet).toHaveCount(0);
  });

  await endTable(ana);

  await expect(ana.getByText('This game ended in the middle of round 2')).toBeVisible();
  const score = ana.getByRole('region', { name: 'Score after round 1' }).getByRole('listitem');
  await expect(score.filter({ hasText: /^We/ })).toHaveText(/\d$/);
  await expect(score.filter({ hasText: /^They/ })).toHaveText(/\d$/);
  expect(await barriers(ana)).toEqual([]);

  await test.step('people who watch are told the same', async () => {
    await expect(endedEarly(onlooker)).toBeVisible();
    await expect(onlooker.getByRole('region', { name: 'Score after round 1' })).toBeVisible();
  });

  await test.step('the list leads to the score and to the round that was played', async () => {
    const line = await listed(ana);
    await expect(line).toContainText('Ended early');
    await expect(line.getByRole('link', { name: 'Score' })).toBeVisible();
    await line.getByRole('link', { name: 'Replay' }).click();
    await expect(ana.getByRole('heading', { level: 1, name: 'Short evening' })).toBeVisible();
  });
});
