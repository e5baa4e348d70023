import { barriers, expect, test } from './test.ts';

/** The worker's entry file; its other parts are in assets. */
const HALL = /:\d+\/hall-[^/]+\.js$/;

test.use({ mayComplain: true, reducedMotion: 'reduce' });

test('a table that has stopped says so, and opens again', async ({ page }) => {
  await page.goto('./');
  await page.route('**/assets/TableScreen*.js', async (route) => route.abort());
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /This table has stopped working\.? *It’s saved up to the last turn\./,
  );
  expect(await barriers(page)).toEqual([]);
  // A record shows every card, so it has nothing on an unfinished round.
  await page.getByRole('button', { name: 'Save this game' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing to save yet');
  await page.unroute('**/assets/TableScreen*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a game that cannot be begun says so, and can be begun once it can', async ({ page }) => {
  await page.route(HALL, async (route) => route.abort());
  await page.goto('./');
  const play = page.getByRole('button', { name: 'Play now' });
  await play.click();
  await expect(page.getByRole('alert')).toHaveText(/couldn’t be started/);
  await page.unroute(HALL);
  await play.click();
  await page.waitForURL(/#\/table\//);
});

test('where nothing can be kept, that is said instead of an empty list', async ({ page }) => {
  await page.route(HALL, async (route) => {
    const body = await (await route.fetch()).text();
    const closed = 'indexedDB.open = () => { throw new DOMException("no", "SecurityError"); };';
    await route.fulfill({ contentType: 'text/javascript', body: `${closed}${body}` });
  });
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.getByRole('alert')).toHaveText(/won’t let the page save games/);
  await page.getByRole('link', { name: 'Game history' }).click();
  await expect(page.getByRole('alert')).toHaveText(/won’t let the page save games/);
  await expect(page.getByText(/^No games yet/)).toHaveCount(0);
});

test('leftovers of an older version break nothing', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', '{"theme":7,"language":"xx","handOrder":null}');
    localStorage.setItem('choices', '{"people":3,"names":null,"level":"wizard","players":"many"}');
    localStorage.setItem('unfinished', '{"game":{"id":"a"}}');
  });
  await page.goto('./#/table/%');
  await expect(page.getByText('This game isn’t on this device.')).toBeVisible();
  await page.goto('./#/');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/#\/table\//);
});
