import { atOneServer, shortTable, sit } from './people.ts';
import { byTouch, playGame } from './player.ts';
import { expect, keptOffline, test } from './test.ts';

const somebody = atOneServer();

test('a game with friends counts for the people who played it, without a network too', async ({
  browser,
}) => {
  test.setTimeout(3 * 60_000);
  const ana = await somebody(browser);
  const { table, invite } = await shortTable(ana);
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await ana.getByRole('button', { name: /^Put a bot/ }).click();
  await ana.getByRole('button', { name: 'Deal' }).click();
  await playGame(ana, byTouch(ana), 'game');

  await ana.goto('./#/games');
  await ana.getByRole('link', { name: 'Statistics' }).click();
  const headline = ana.getByText(/^You’ve won [01] of 1 game$/);
  await expect(headline).toBeVisible();
  const opponents = ana.getByRole('table', { name: 'By opponent' });
  await expect(opponents.getByRole('rowheader', { name: 'Bruno (bot, casual)' })).toBeVisible();
  await expect(opponents.getByRole('rowheader', { name: /^Iris/ })).toHaveCount(0);

  await keptOffline(ana);
  await ana.context().setOffline(true);
  await ana.reload();
  await expect(headline).toBeVisible();
});
