import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { readyForPicture, takesPictures } from './picture.ts';
import { barriers, expect, test } from './test.ts';

// The gallery's parts that every screen is made of: both themes, normal and large print.

takesPictures();

const ADDRESS = 'http://gallery.example/';
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hand-and-foot-gallery-'));
  const root = fileURLToPath(new URL('..', import.meta.url));
  const input = { index: join(root, 'gallery.html') };
  const to = { outDir: folder, emptyOutDir: true, rolldownOptions: { input } };
  await build({ root, logLevel: 'warn', build: to });
});
test.afterAll(async () => rm(folder, { recursive: true, force: true }));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1640, height: 1000 });
  await page.route(`${ADDRESS}**`, async (route) => {
    await route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) });
  });
  await page.goto(`${ADDRESS}gallery.html#parts`);
  await page.getByRole('heading', { name: 'Parts of Hand and Foot' }).waitFor();
});

test('the parts look as they did', async ({ page }) => {
  const parts = page.locator('.gallery-panes');
  await readyForPicture(page);
  await expect(parts).toHaveScreenshot('parts.png', { maxDiffPixelRatio: 0.001, timeout: 60_000 });
});

test('every part is open to everyone, and large enough for a thumb', async ({ page }) => {
  expect(await barriers(page)).toEqual([]);
  const small = await page
    .locator('.gallery-pane')
    .getByRole('button')
    .or(page.locator('.gallery-pane').getByRole('link'))
    .evaluateAll((all) =>
      all
        .filter((each) => each.getBoundingClientRect().height < 44)
        .map((each) => each.textContent),
    );
  expect(small).toEqual([]);
});

test('a part is the same at night but for its colours', async ({ page }) => {
  const [day, night] = await Promise.all(
    (['light', 'dark'] as const).map(async (theme) =>
      page.locator(`.gallery-pane[data-theme=${theme}][data-print=normal]`).evaluate((pane) =>
        Array.from(pane.querySelectorAll('*:not(svg *)'), (each) => {
          const { width, height } = each.getBoundingClientRect();
          const { color, backgroundColor } = getComputedStyle(each);
          return {
            size: `${each.tagName} ${Math.round(width)} ${Math.round(height)}`,
            look: [color, backgroundColor],
          };
        }),
      ),
    ),
  );
  expect(night!.map(({ size }) => size)).toEqual(day!.map(({ size }) => size));
  // Every colored letter follows the palette: none keeps its daytime color.
  const kept = day!.filter(({ look }, at) => look[0] === night![at]!.look[0]);
  expect(kept.map(({ size }) => size)).toEqual([]);
});
