import { open } from './positions.ts';
import { sitDown, stacks } from './table.ts';
import { barriers, expect, layoutShift, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const looks = [
  { name: 'on a phone', width: 390, height: 844, settings: {} },
  {
    name: 'on a small phone, dark, in large print',
    width: 320,
    height: 640,
    settings: { theme: 'dark', print: 'large' },
  },
  {
    name: 'on a desktop, in four colours',
    width: 1280,
    height: 800,
    settings: { colours: 'four' },
  },
];
const addresses = [
  '#/games',
  '#/stats',
  '#/learn',
  '#/daily/2026-11-18.six-deck',
  '#/rules/house',
  '#/rules/lords-and-ladies',
  '#/own',
  '#/interview',
  '#/paste',
  '#/published/whitnack',
  '#/sheet/house',
  '#/compare/house..six-deck',
];

for (const { name, width, height, settings } of looks)
  test.describe(name, () => {
    test.use({ viewport: { width, height } });

    test.beforeEach(async ({ page }) => {
      await page.addInitScript(
        (text) => localStorage.setItem('hand-and-foot.settings', text),
        JSON.stringify(settings),
      );
    });

    for (const address of addresses)
      test(`${address} is open to everyone`, async ({ page }) => {
        await page.goto(`./${address}`);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        expect(await barriers(page)).toEqual([]);
        expect(await layoutShift(page)).toBe(0);
        await expectNothingCutOff(page);
      });

    test('the deal and the table are open to everyone', async ({ page }) => {
      await page.goto('./');
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.waitForURL(/#\/table\//);
      await page.getByRole('main').waitFor();
      await page.locator('.outline').waitFor({ state: 'detached' });
      expect(await barriers(page)).toEqual([]);
      await page.goto('./#/');
      await sitDown(page);
      await expect(stacks(page).first()).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await expectNothingCutOff(page);
    });

    test('the final standing and a replay are open to everyone', async ({ page }) => {
      await open(page, 'four-rounds', 1030);
      await expect(page.getByRole('heading', { level: 1, name: 'They won' })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Replay' }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Six-Deck' })).toBeFocused();
      await expect(page.getByText(/\d of 1013$/)).toBeVisible();
      await page.keyboard.press('End');
      await expect(page.getByText('1013 of 1013')).toBeVisible();
      await page.keyboard.press('Shift+ArrowLeft');
      expect(await barriers(page)).toEqual([]);
      await expectNothingCutOff(page);
    });
  });

/** No page scrolls sideways. */
async function expectNothingCutOff(page: Parameters<typeof barriers>[0]): Promise<void> {
  const { wanted, there } = await page.evaluate(() => ({
    wanted: document.documentElement.scrollWidth,
    there: document.documentElement.clientWidth,
  }));
  expect(wanted).toBeLessThanOrEqual(there);
}

test('another screen begins at its top for screen readers', async ({ page }) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Game history' }).press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Game history' });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle('Game history · Hand and Foot');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
