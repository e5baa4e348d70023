import type { Browser, Page, Request } from '@playwright/test';
import { startServer, type Served } from './server.ts';
import { barriers, expect, test } from './test.ts';

let server: Served;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(async () => server.close());

/** Somebody with their own phone. */
async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-US',
    baseURL: server.address,
  });
  return context.newPage();
}

const count = async (page: Page, side: string, book: string) => {
  await page.getByRole('radio', { name: side }).click();
  await page.getByRole('button', { name: `One more: ${book}` }).click();
};
const sums = (page: Page) => page.getByRole('row', { name: /^This round/ }).getByRole('cell');

test('several phones keep one pad, cut off or not, and lose nothing', async ({ browser }) => {
  const ann = await somebody(browser);
  await ann.goto('./#/pad');
  await ann.getByLabel('Rules').selectOption('Six-Deck');
  for (const [seat, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries())
    await ann.getByLabel(`Name of player ${seat + 1}`).fill(name);
  await ann.getByRole('button', { name: 'Start a scorepad' }).click();
  await ann.getByRole('button', { name: 'More' }).click();
  await ann.getByRole('button', { name: 'Share with other phones' }).click();
  await expect(ann.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await barriers(ann)).toEqual([]);
  const link = await ann.getByLabel('Link to this scorepad').inputValue();
  await ann.getByRole('button', { name: 'Close' }).click();
  await expect(ann.getByText('Shared and up to date')).toBeVisible();

  const bo = await somebody(browser);
  await bo.goto(`./${new URL(link).hash}`);
  await expect(bo.getByText('Di deals · Ann starts')).toBeVisible();
  await ann.getByRole('link', { name: 'Score round 1' }).click();
  await count(ann, 'Ann and Cy', 'Red books');
  await expect(sums(bo)).toHaveText(['500', '0']);

  // Both keep going without a network.
  await ann.context().setOffline(true);
  await bo.context().setOffline(true);
  await bo.getByRole('link', { name: 'Edit round 1' }).click();
  await count(bo, 'Bo and Di', 'Black books');
  await count(ann, 'Ann and Cy', 'Red books');
  await count(ann, 'Bo and Di', 'Red books');
  await expect(ann.getByText('Offline. Everything is saved here')).toBeVisible();
  await ann.context().setOffline(false);
  await bo.context().setOffline(false);
  for (const page of [ann, bo]) {
    await page.goto(`./${new URL(link).hash}`);
    await expect(sums(page)).toHaveText(['1,000', '800']);
  }
  // A third person comes late and gets everything.
  const cy = await somebody(browser);
  await cy.goto(`./${new URL(link).hash}`);
  await expect(sums(cy)).toHaveText(['1,000', '800']);
  for (const page of [ann, bo, cy]) await page.context().close();
});

test('while nobody counts, a phone asks less often, and still hears of the next count', async ({
  browser,
}) => {
  const ann = await somebody(browser);
  await ann.goto('./#/pad');
  await ann.getByLabel('Rules').selectOption('Six-Deck');
  await ann.getByRole('button', { name: 'Start a scorepad' }).click();
  await ann.getByRole('button', { name: 'More' }).click();
  await ann.getByRole('button', { name: 'Share with other phones' }).click();
  const link = await ann.getByLabel('Link to this scorepad').inputValue();
  await ann.getByRole('button', { name: 'Close' }).click();
  await expect(ann.getByText('Shared and up to date')).toBeVisible();

  const bo = await somebody(browser);
  await bo.clock.install();
  await bo.goto(`./${new URL(link).hash}`);
  await expect(bo.getByRole('link', { name: 'Score round 1' })).toBeVisible();
  const isOfPad = (request: Request): boolean => request.url().includes('/api/pads/');
  let [asked, answered] = [0, 0];
  bo.on('request', (request) => (asked += Number(isOfPad(request))));
  bo.on('requestfinished', (request) => (answered += Number(isOfPad(request))));
  const askedIn = async (seconds: number): Promise<number> => {
    const before = asked;
    for (let second = 0; second < seconds; second++) {
      await bo.clock.runFor(1000);
      // Answers arrive by the real clock.
      await expect.poll(() => answered).toBe(asked);
    }
    return asked - before;
  };
  const lively = await askedIn(40);
  await askedIn(40);
  const quiet = await askedIn(40);
  expect(quiet).toBeGreaterThan(0);
  expect(lively).toBeGreaterThan(2 * quiet);

  await ann.getByRole('link', { name: 'Score round 1' }).click();
  await count(ann, 'Player 1 and Player 3', 'Red books');
  await expect
    .poll(async () => {
      await bo.clock.runFor(1000);
      return sums(bo).allTextContents();
    })
    .toEqual(['500', '0']);
  for (const page of [ann, bo]) await page.context().close();
});

test.describe('a link to nothing', () => {
  test.use({ mayComplain: true });

  test('says so', async ({ browser }) => {
    const page = await somebody(browser);
    await page.goto('./#/pad/nobodyknowsthis');
    const missing = page.getByRole('heading', { name: 'This scorepad isn’t on this device' });
    await expect(missing).toBeVisible();
    await page.context().close();
  });
});
