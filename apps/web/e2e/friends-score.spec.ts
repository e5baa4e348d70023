import { atOneServer, shortTable, sit } from './people.ts';
import { byTouch, playGame } from './player.ts';
import { stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

test('the score stays for whoever reads it when somebody else goes on', async ({ browser }) => {
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
