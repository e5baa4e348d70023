import type { Locator, Page } from '@playwright/test';
import { atOneServer, shortTable, sit } from './people.ts';
import { byTouch, playGame } from './player.ts';
import { actions, stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

const draw = (page: Page): Locator => actions(page).getByRole('button', { name: /^Draw \d/ });

test('friends make a table, come by its link and play', async ({ browser }) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);

  await test.step('a table is made, and is open to everyone', async () => {
    await ana.goto('./');
    await ana.getByRole('link', { name: /^Invite friends/ }).click();
    await ana.getByRole('button', { name: 'Create table' }).click();
    const alert = ana.getByRole('alert').filter({ hasText: 'Type your name first' });
    await expect(alert).toBeVisible();
    await ana.getByLabel('Your name').fill('Ana');
    expect(await barriers(ana)).toEqual([]);
    await ana.getByRole('button', { name: 'Create table' }).click();
    await expect(ana.getByRole('listitem').filter({ hasText: /^Ana/ })).toContainText('you');
    const showCode = ana.getByRole('button', { name: 'QR code' });
    // A phone so low that its window ends right below the button.
    const { y, height } = (await showCode.boundingBox())!;
    await ana.setViewportSize({ width: 390, height: Math.ceil(y + height) + 8 });
    await showCode.click();
    // The window is a little lower than the code.
    await expect(ana.getByRole('img', { name: 'QR code' })).toBeInViewport({ ratio: 0.8 });
    await ana.setViewportSize({ width: 390, height: 844 });
    expect(await barriers(ana)).toEqual([]);
  });

  await test.step('another comes by the link and says hello', async () => {
    await sit(berta, await ana.getByLabel('Link', { exact: true }).inputValue(), 'Berta', 2);
    await expect(ana.getByRole('listitem').filter({ hasText: /^Berta/ })).toContainText('here');
    await berta.getByRole('button', { name: 'Chat' }).click();
    expect(await barriers(berta)).toEqual([]);
    await berta.getByRole('button', { name: 'Hello!' }).click();
    await expect(berta.getByRole('dialog')).toHaveCount(0);
    await ana.getByRole('button', { name: 'Chat, 1 new' }).click();
    await expect(ana.getByRole('log', { name: 'Chat' })).toContainText('Berta');
    await ana.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the keeping of the table is handed on, and back', async () => {
    // Risky actions ask for confirmation.
    const hand = async (from: Page, to: string): Promise<void> => {
      const make = from.getByRole('button', { name: `Make ${to} the host` });
      await make.click();
      await expect(from.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await from
        .getByRole('group', { name: `Make ${to} the host?` })
        .locator(make)
        .click();
    };
    await hand(ana, 'Berta');
    await hand(berta, 'Ana');
    await expect(ana.getByRole('button', { name: 'Make Berta the host' })).toBeVisible();
  });

  await test.step('bots fill the rest, and the cards are dealt', async () => {
    await ana.getByRole('button', { name: 'Deal' }).press('Enter');
    await expect(ana.getByRole('alert')).toHaveText('2 seats are still empty.');
    await ana.getByRole('button', { name: 'Fill empty seats with bots' }).click();
    await ana.getByRole('button', { name: 'Deal', disabled: false }).click();
    await expect(ana.getByText('The deal · Six-Deck')).toBeVisible();
    await expect(berta.getByText('The deal · Six-Deck')).toBeVisible();
  });

  await test.step('a seat is handed to somebody else, with its cards', async () => {
    const carla = await somebody(browser);
    await berta.getByRole('button', { name: 'Menu' }).click();
    await berta.getByRole('button', { name: 'Give my seat to somebody' }).click();
    await berta.getByRole('button', { name: 'Create link' }).click();
    const link = await berta.getByLabel('Link', { exact: true }).inputValue();
    await carla.goto(link);
    await carla.getByLabel('Your name').fill('Carla');
    expect(await barriers(carla)).toEqual([]);
    await carla.getByRole('button', { name: 'Take the seat' }).click();
    await expect(carla.getByText('The deal · Six-Deck')).toBeVisible();
    await expect(berta.getByText('Carla has your seat now.').first()).toBeVisible();
    await berta.getByRole('button', { name: 'Close' }).click();
    await berta.getByRole('button', { name: 'Menu' }).click();
    await expect(berta.getByRole('button', { name: 'Give my seat to somebody' })).toHaveCount(0);
    await carla.goto(link);
    await expect(carla.getByText('The deal · Six-Deck')).toBeVisible();
    await berta.goto(link);
    await expect(berta.getByText('This link was already used')).toBeVisible();
  });

  await test.step('the list of tables leads back to it', async () => {
    await ana.goto('./#/games');
    const open = ana.getByRole('region', { name: 'Current tables with friends' });
    await open.getByRole('link', { name: 'Resume' }).click();
    await expect(ana.getByText('The deal · Six-Deck')).toBeVisible();
  });
});

test('a seat outlives its page, onlookers see no cards, and the shuffle can be checked', async ({
  browser,
}) => {
  // Four browsers at once take a while on a busy machine.
  test.setTimeout(3 * 60_000);
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const onlooker = await somebody(browser, { locale: 'es-MX' });
  const { table, invite, watch } = await shortTable(ana);
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await expect(ana.getByText('What’s different from Six-Deck')).toBeVisible();
  await expect(ana.getByText('The dealer deals the cards.')).toBeVisible();
  await sit(berta, `./#/t/${table}.${invite}`, 'Berta', 2);
  await onlooker.goto(`./#/w/${table}.${watch}`);
  await expect(onlooker.getByRole('heading', { name: 'Asientos' })).toBeVisible();
  await expect(onlooker.getByRole('button', { name: /^Sentarme/ })).toHaveCount(0);
  expect(await barriers(onlooker)).toEqual([]);
  await ana.getByRole('button', { name: 'Deal' }).click();
  await expect(stacks(berta).first()).toBeVisible();

  await test.step('people who watch see the table and nobody’s hand', async () => {
    await expect(onlooker.getByText('Estás mirando.')).toBeVisible();
    await expect(onlooker.getByRole('region', { name: /^Tu mano/ })).toHaveCount(0);
    expect(await barriers(onlooker)).toEqual([]);
  });

  await test.step('talk rests while a round is played', async () => {
    await berta.getByRole('button', { name: 'Chat' }).click();
    await expect(berta.getByText('Partners don’t talk about cards during a round')).toBeVisible();
    await berta.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a reload in the middle of a turn changes nothing', async () => {
    const player = await Promise.race(
      [ana, berta].map(async (page) => {
        await draw(page).waitFor();
        return page;
      }),
    );
    await draw(player).click();
    await expect(draw(player)).toHaveCount(0);
    const held = await stacks(player).evaluateAll(namesOf);
    await player.reload();
    await expect(stacks(player).first()).toBeVisible();
    expect(await stacks(player).evaluateAll(namesOf)).toEqual(held);
  });

  const tablet = await somebody(browser, { viewport: { width: 820, height: 1180 } });
  await test.step('a private link brings the seat to another device', async () => {
    await berta.getByRole('button', { name: 'Menu' }).click();
    await berta.getByRole('button', { name: 'Play on another device' }).click();
    await berta.getByRole('button', { name: 'Create link' }).click();
    const link = await berta.getByLabel('Link', { exact: true }).inputValue();
    expect(await barriers(berta)).toEqual([]);
    const held = await stacks(berta).evaluateAll(namesOf);
    await berta.context().close();
    await tablet.goto(link);
    // The tablet's own invitation: its address lets others in.
    const invitation = new RegExp(`/t/${table}#[\\w-]{22}$`);
    await expect(tablet).toHaveURL(invitation);
    await expect(stacks(tablet).first()).toBeVisible();
    expect((await stacks(tablet).evaluateAll(namesOf)).length).toBeGreaterThanOrEqual(held.length);
    // Opened again, the link leads to the seat it gave.
    await tablet.goto(link);
    await expect(tablet).toHaveURL(invitation);
    await expect(stacks(tablet).first()).toBeVisible();
    await ana.goto(link);
    await expect(ana.getByText('This link was already used')).toBeVisible();
    await ana.goto(`./#/t/${table}`);
  });

  await test.step('both play to the end of the round', async () => {
    const [turns] = await Promise.all([
      playGame(ana, byTouch(ana), 'game'),
      playGame(tablet, byTouch(tablet), 'game'),
    ]);
    expect(turns).toBeGreaterThan(0);
    expect(await barriers(ana)).toEqual([]);
    await expect(onlooker.getByRole('heading', { level: 1 })).toContainText(
      /^Gan|comparten la victoria$/,
    );
  });

  await test.step('the score is passed on by a link that lets nobody play', async () => {
    await ana.getByRole('button', { name: 'Share' }).click();
    await onlooker.goto(await ana.getByLabel('Link', { exact: true }).inputValue());
    await expect(onlooker).toHaveURL(new RegExp(`/w/${table}#${watch}$`));
    await expect(onlooker.getByRole('heading', { level: 1 })).toContainText(
      /^Gan|comparten la victoria$/,
    );
    await expect(
      onlooker.getByRole('button', { name: 'Jugar otra vez con los mismos' }),
    ).toHaveCount(0);
    await ana.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('those who sat here come along to a new table, to the seats they had', async () => {
    await ana.getByRole('button', { name: 'Play again with the same people' }).click();
    await expect(ana.getByText('Before the first deal')).toBeVisible();
    const seats = ana.getByRole('list', { name: 'Seats' }).getByRole('listitem');
    await expect(seats.nth(1)).toContainText('Waiting for Berta');
    await expect(tablet.getByText('Ana has a new table')).toBeVisible();
    expect(await barriers(tablet)).toEqual([]);
    await tablet.getByRole('button', { name: 'Sit down' }).click();
    await expect(seats.nth(0)).toContainText('Ana');
    await expect(seats.nth(1)).toContainText(/^Berta/);
    await ana.goto(`./#/t/${table}`);
  });

  await test.step('the shuffle is checked in the browser, by those who saw the pledge', async () => {
    await ana.getByRole('link', { name: 'Check the shuffle' }).click();
    await expect(ana.getByRole('heading', { name: 'Nobody chose these cards' })).toBeVisible();
    await expect(ana.getByText('This browser saw the same pledge')).toBeVisible();
    await expect(ana.getByText('Yours was used')).toBeVisible();
    expect(await barriers(ana)).toEqual([]);
    await onlooker.goto(`./#/check/${table}.${watch}`);
    await expect(
      onlooker.getByRole('heading', { name: 'Nadie eligió estas cartas' }),
    ).toBeVisible();
    await expect(onlooker.getByText('Este navegador no mandó ninguno')).toBeVisible();
  });

  await test.step('the game can be looked at again', async () => {
    await ana.goto('./#/games');
    const earlier = ana.getByRole('region', { name: 'Past tables with friends' });
    await expect(earlier).toContainText('Finished');
    await earlier.getByRole('link', { name: 'Replay' }).click();
    await expect(ana.getByRole('heading', { level: 1, name: 'Short evening' })).toBeVisible();
    await expect(ana.getByRole('button', { name: 'Share this replay' })).toBeVisible();
  });
});

test('a short turn can be put off by a tap', async ({ browser }) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const { table, invite } = await shortTable(ana, { quiet: true, standIn: 'casual', turn: 23 });
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await sit(berta, `./#/t/${table}.${invite}`, 'Berta', 2);
  await ana.getByRole('button', { name: 'Deal' }).click();
  const more = (page: Page): Locator => page.getByRole('button', { name: 'More time' });

  await test.step('as much time again, at the press of a button', async () => {
    const isShort = async (page: Page): Promise<Page> =>
      more(page)
        .waitFor()
        .then(() => page);
    const player = await Promise.any([isShort(ana), isShort(berta)]);
    expect(await barriers(player)).toEqual([]);
    await more(player).click();
    await expect(more(player)).toBeHidden();
    await expect(player.getByText(/^You have 0:[2-4]\d left/).first()).toBeVisible();
  });

  await test.step('bots that stand in for all wait until somebody takes their seat back', async () => {
    for (const page of [ana, berta]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Let a bot play for me' }).click();
    }
    await expect(berta.getByText(/^Everyone’s away/).first()).toBeVisible();
    await ana.getByRole('button', { name: 'Menu' }).click();
    await ana.getByRole('navigation').getByRole('button', { name: 'Take my seat back' }).click();
    await expect(berta.getByText(/^Everyone’s away/)).toHaveCount(0);
  });
});

test('without a server friends are dimmed, and everything else works', async ({ page }) => {
  await page.goto('./');
  const tile = page.getByRole('link', { name: /^Invite friends/ });
  await expect(tile).toContainText('Not available here');
  expect(await barriers(page)).toEqual([]);
  await tile.click();
  await expect(page.getByText('it isn’t answering')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

const namesOf = (buttons: Element[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
