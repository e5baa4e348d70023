import type { Page } from '@playwright/test';
import { barriers, expect, keptOffline, layoutShift, test } from './test.ts';

const sizes = { phone: [390, 844], small: [320, 640], tablet: [820, 1180], desktop: [1280, 800] };

for (const [name, [width, height]] of Object.entries(sizes) as [string, [number, number]][])
  test(`the start screen stands still and is open to everyone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await barriers(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });

test.describe('with the dark theme chosen', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('hand-and-foot.settings', '{"theme":"dark"}'),
    );
  });

  test('the start screen passes the same scan', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  test('it is dark before the page has run', async ({ page }) => {
    await page.route('**/assets/*.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('in a Spanish browser', () => {
  test.use({ locale: 'es-MX' });

  test('the page speaks Spanish, and English when asked', async ({ page }) => {
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('button', { name: 'Jugar' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

/** The fonts that a browser really uses for an element. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test('on the first visit titles have their font, and after it the page opens without a network', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await keptOffline(page);
  await page.getByRole('link', { name: 'Game history' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Game history' })).toBeVisible();
  expect(await fontsOf(page, 'h1')).toEqual(['Young Serif']);
  await page.goBack();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('a title has its font for somebody who comes straight to it', async ({ page }) => {
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Game history' })).toBeVisible();
  expect(await fontsOf(page, 'h1')).toEqual(['Young Serif']);
});

test.describe('where the network is slow', () => {
  // Without a worker that brings the font; the page complains that it has none.
  test.use({ serviceWorkers: 'block', mayComplain: true });

  test('a title keeps the font it came with, and the next one has its own', async ({ page }) => {
    let letItCome = () => {};
    const late = new Promise<void>((resolve) => (letItCome = resolve));
    await page.route('**/young-serif*', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto('./');
    await page.getByRole('link', { name: 'Game history' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Game history' })).toBeVisible();
    expect(await fontsOf(page, 'h1')).not.toContain('Young Serif');
    const arrived = page.waitForResponse('**/young-serif*');
    letItCome();
    await arrived;
    await page.waitForTimeout(300);
    expect(await fontsOf(page, 'h1')).not.toContain('Young Serif');
    await page.goto('./#/stats');
    await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
    expect(await fontsOf(page, 'h1')).toEqual(['Young Serif']);
  });
});

test('the outline before the page has run is in its place', async ({ page }) => {
  for (const [width, height] of Object.values(sizes) as [number, number][]) {
    await page.setViewportSize({ width, height });
    await page.route('**/assets/*.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto('./');
    const before = await page.locator('.wordmark').boundingBox();
    await page.unroute('**/assets/*.js');
    await page.goto('./');
    await page.getByRole('button', { name: 'Play now' }).waitFor();
    const after = await page.locator('.wordmark').boundingBox();
    expect(Math.abs(after!.y - before!.y), `at a width of ${width}`).toBeLessThan(8);
    expect(after!.width).toBeCloseTo(before!.width, 0);
  }
});

for (const locale of ['en-US', 'es-MX'])
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });

    test('everything fits, with a game to resume too', async ({ page }) => {
      // With a server behind it: that says the most.
      await page.route('**/api/tables', async (route) => route.fulfill({ json: [] }));
      const last = page.getByRole('navigation').getByRole('button').last();
      await page.goto('./');
      await expect(last).toBeInViewport({ ratio: 1 });
      await page.getByRole('button', { name: /^(Play now|Jugar ahora)$/ }).click();
      await page.waitForURL(/#\/table\//);
      await page.goto('./#/');
      await expect(page.getByRole('link', { name: /^(Resume|Continúa)/ })).toBeVisible();
      await expect(last).toBeInViewport({ ratio: 1 });
    });
  });
