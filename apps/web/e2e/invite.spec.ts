import type { Browser, Page } from '@playwright/test';
import { atOneServer, sit } from './people.ts';
import { stacks } from './table.ts';
import { barriers, expect, keptOffline, test } from './test.ts';

const somebody = atOneServer();

/** Every press of a finger or a button on these pages, counted by the pages themselves. */
async function countTaps(...pages: Page[]): Promise<() => number> {
  let taps = 0;
  for (const page of pages) {
    await page.exposeFunction('tapped', () => taps++);
    await page.addInitScript(() => {
      const { tapped } = window as unknown as { readonly tapped: () => void };
      addEventListener('pointerdown', () => tapped(), { capture: true });
    });
  }
  return () => taps;
}

interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

/** A table hosted by this page's person, who has no seat yet. */
async function tableFor(page: Page, rules: unknown, players: number, bots = 0): Promise<Made> {
  await page.goto('./');
  const seats = Array.from({ length: players }, (_, seat) =>
    seat < players - bots ? { is: 'nobody' } : { is: 'bot', name: `Bot ${seat}`, level: 'casual' },
  );
  return page.evaluate(
    async (body) => {
      const response = await fetch('api/tables', { method: 'POST', body });
      return (await response.json()) as Made;
    },
    JSON.stringify({ rules, seats, pace: 'quick' }),
  );
}

/** Somebody who has hosted before, so their name is known. */
async function hostNamed(browser: Browser, name: string): Promise<Page> {
  const host = await somebody(browser);
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.goto('./#/friends');
  await host.getByLabel('Your name').fill(name);
  return host;
}

const WAYS = {
  'the Copy button': async (host: Page) => {
    await host.getByRole('button', { name: 'Copy link' }).first().tap();
    await expect(host.getByText('Copied')).toBeVisible();
    return host.evaluate(async () => navigator.clipboard.readText());
  },
  'the address bar': async (host: Page) => Promise.resolve(host.url()),
};

for (const [way, linkBy] of Object.entries(WAYS))
  test(`four taps and one name bring a friend to the table, by a link from ${way}`, async ({
    browser,
  }) => {
    const ana = await hostNamed(browser, 'Ana');
    const berta = await somebody(browser);
    const taps = await countTaps(ana, berta);
    await ana.goto('./');
    await ana.reload();
    await ana.getByRole('link', { name: /^Invite friends/ }).tap();
    await ana.getByRole('button', { name: 'Create table' }).tap();
    await expect(ana.getByRole('listitem').filter({ hasText: /^Ana/ })).toContainText('you');
    await expect(ana).toHaveURL(/\/t\/[\w-]+#[\w-]+$/);
    const link = await linkBy(ana);
    expect(link).toBe(ana.url());

    await berta.goto(link);
    await expect(berta.getByRole('heading', { level: 1 })).toHaveText(
      /^Ana invited you to play \S/,
    );
    await expect(berta.getByRole('listitem').filter({ hasText: /^Ana/ })).toContainText('here');
    expect(await barriers(berta)).toEqual([]);
    // The field has the cursor already.
    await berta.keyboard.type('Berta');
    await berta.getByRole('button', { name: 'Join', exact: true }).tap();
    await expect(ana.getByRole('listitem').filter({ hasText: /^Berta/ })).toContainText('here');
    expect(taps()).toBeLessThanOrEqual(4);
    expect(taps()).toBe(way === 'the address bar' ? 3 : 4);

    // Everyone's address bar is the same invitation.
    await expect(berta).toHaveURL(link);
  });

test('the name is remembered, another seat can be chosen, and every older link still works', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  const { table, invite, watch } = await tableFor(ana, 'house', 2);
  const now = new RegExp(`/t/${table}#${invite}$`);

  await test.step('as they were sent before tables had paths', async () => {
    await ana.goto(`./#/t/${table}.${invite}`);
    await expect(ana).toHaveURL(now);
    const berta = await somebody(browser);
    await berta.goto(`./?from=a-messenger#/t/${table}.${invite}`);
    await berta.getByLabel('Your name').fill('Berta');
    await berta.getByRole('button', { name: 'Sit here, 2nd of 2' }).click();
    await expect(berta.getByRole('button', { name: 'Leave seat' })).toBeVisible();
    await expect(berta).toHaveURL(now);
    await berta.goto(`./#/t/${table}`);
    await expect(berta.getByRole('button', { name: 'Leave seat' })).toBeVisible();
    await expect(berta).toHaveURL(now);
    await berta.getByRole('button', { name: 'Leave seat' }).click();
    await expect(berta.getByLabel('Your name')).toHaveValue('Berta');
    await berta.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(berta.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  });

  await test.step('the watchers’ link never becomes an invitation', async () => {
    const eve = await somebody(browser);
    for (const address of [`./#/w/${table}.${watch}`, `./w/${table}#${watch}`]) {
      await eve.goto(address);
      await expect(eve.getByRole('heading', { name: 'Seats' })).toBeVisible();
      await expect(eve.getByRole('button', { name: 'Join', exact: true })).toHaveCount(0);
      expect(eve.url()).not.toContain(invite);
    }
    await eve.goto(`./t/${table}`);
    await expect(eve.getByText('You need an invitation')).toBeVisible();
  });

  await test.step('other screens are one tap away, and so is the table again', async () => {
    await ana.getByRole('link', { name: 'Back' }).click();
    await expect(ana.getByRole('button', { name: 'Play now' })).toBeVisible();
    await ana.goForward();
    await expect(ana).toHaveURL(now);
    await expect(ana.getByRole('heading', { name: 'Seats' })).toBeVisible();
  });
});

test('a full table says so and lets people watch', async ({ browser }) => {
  const ana = await somebody(browser);
  const { table, invite } = await tableFor(ana, 'house', 2);
  for (const name of ['Berta', 'Carla']) {
    const page = await somebody(browser);
    await page.goto(`./t/${table}#${invite}`);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Leave seat' })).toBeVisible();
  }
  const dora = await somebody(browser);
  await dora.goto(`./t/${table}#${invite}`);
  await expect(dora.getByText('Every seat is taken.')).toBeVisible();
  expect(await barriers(dora)).toEqual([]);
  await dora.getByRole('button', { name: 'Watch' }).click();
  await expect(dora.getByRole('heading', { name: 'Seats' })).toBeVisible();
});

test('offline, a table’s address opens the page, which says what it waits for', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  const { table, invite } = await tableFor(ana, 'house', 2);
  const address = `${ana.url()}t/${table}`;
  // Without a network the browser itself complains, so nobody listens to this one.
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${address}#${invite}`);
  await expect(page.getByRole('button', { name: 'Join', exact: true })).toBeVisible();
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto(`${address}?again#${invite}`);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
  await context.close();
});

test('the same people play again from the list of tables, in the seats they had', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const { table, invite } = await tableFor(ana, 'house', 4);
  await sit(ana, `./t/${table}#${invite}`, 'Ana', 1);
  await sit(berta, `./t/${table}#${invite}`, 'Berta', 3);
  await ana.getByRole('button', { name: 'End game' }).click();
  await ana.getByRole('button', { name: 'End for everyone' }).click();
  await expect(berta.getByRole('heading', { name: 'Ended early' })).toBeVisible();
  await ana.goto('./#/friends');
  await ana.getByRole('button', { name: 'Rematch with Berta' }).click();
  await expect(ana.getByRole('listitem').filter({ hasText: /^Ana/ })).toContainText('you');

  await berta.goto('./#/friends');
  await expect(berta.getByText('You’re invited to play again.')).toBeVisible();
  expect(await barriers(berta)).toEqual([]);
  await berta.getByRole('link', { name: 'Join' }).click();
  await berta.getByRole('button', { name: 'Join', exact: true }).click();
  const seats = berta.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Ana');
  await expect(seats.nth(2)).toContainText('Berta');
});

test('everybody chooses a hand at once, and nobody waits for another’s turn to do so', async ({
  browser,
}) => {
  const rules = { parent: 'six-deck', name: 'Two piles', changes: { deal: 'dealt' } };
  const people = [await somebody(browser), await somebody(browser)] as const;
  const { table, invite } = await tableFor(people[0], rules, 4, 2);
  for (const [seat, page] of people.entries())
    await sit(page, `./t/${table}#${invite}`, `Player ${seat}`, seat + 1);
  await people[0].getByRole('button', { name: 'Deal', exact: true }).click();
  for (const page of people) await expect(page.getByRole('radiogroup')).toBeVisible();
  // In both orders one of them is ahead of the table's own.
  for (const page of people) {
    await page.getByRole('radio').last().check({ force: true });
    await page.getByRole('button', { name: /^Play the .*pile/ }).click();
    await expect(page.getByRole('radiogroup')).toBeHidden();
    // A choice that waits for the table's order outlives the page.
    await page.reload();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
  }
  for (const page of people) await expect(stacks(page).first()).toBeVisible();
});

test('someone who came by a link to a seat copies a working invitation, and none to the seat', async ({
  browser,
}) => {
  const [ana, tablet, carla] = [
    await somebody(browser),
    await somebody(browser),
    await somebody(browser),
  ];
  const changes = { deal: 'dealt', handChoice: 'first', footPass: 'kept' };
  const rules = { parent: 'six-deck', name: 'Quickly dealt', changes };
  const { table, invite } = await tableFor(ana, rules, 4);
  await sit(ana, `./t/${table}#${invite}`, 'Ana', 1);
  await ana.getByRole('button', { name: 'Fill empty seats with bots' }).click();
  await ana.getByRole('button', { name: 'Deal', exact: true }).click();
  await ana.getByRole('button', { name: 'Menu' }).click();
  await ana.getByRole('button', { name: 'Play on another device' }).click();
  await ana.getByRole('button', { name: 'Create link' }).click();
  await tablet.goto(await ana.getByLabel('Link', { exact: true }).inputValue());
  const isInvitation = new RegExp(`/t/${table}#[\\w-]{22}$`);
  await expect(tablet).toHaveURL(isInvitation);
  expect(tablet.url()).not.toContain(invite);
  await carla.goto(tablet.url());
  await expect(carla.getByRole('heading', { name: /^Ana invited you/ })).toBeVisible();
  await carla.getByLabel('Your name').fill('Carla');
  await carla.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(carla.getByRole('button', { name: 'Menu' })).toBeVisible();
});
