import type { Page } from '@playwright/test';
import { readyForPicture, takesPictures } from './picture.ts';
import { open } from './positions.ts';
import { actions } from './table.ts';
import { expect, test } from './test.ts';

// The main screens, stored in docs/screens. To change one: npm run browser -- pictures --update-snapshots, then look at
// the difference.

takesPictures();

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-01-10T20:00:00'));
  // With a server behind it, as most people see it.
  await page.route('**/api/tables', async (route) => route.fulfill({ json: [] }));
  // The first cut of the deck is random.
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  // The page doesn't wait for a late font; a picture does.
  await page.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
});

interface Picture {
  readonly width?: number;
  readonly height?: number;
  readonly settings?: object;
  /** Leads to the screen in the picture. */
  readonly show: (page: Page) => Promise<void>;
}

const manyCards = async (page: Page): Promise<void> => {
  await open(page, 'many-cards', 139);
  await page.getByRole('button', { name: /^Jacks/ }).click();
  await page.getByRole('button', { name: /^Jacks/ }).click();
};

const editor = async (page: Page): Promise<void> => {
  await to(page, '#/own');
  await page.getByRole('button', { name: /^House Rules/ }).click();
  await page.getByRole('button', { name: 'Turn', exact: true }).click();
  await page.getByRole('radio', { name: /^All of it/ }).check();
  await page.getByRole('radio', { name: /^A discarded wild card freezes it Lords/ }).check();
  await page.getByRole('button', { name: /^Changed/ }).click();
  await page.evaluate(() => scrollTo(0, 0));
};

const pictures: Record<string, Picture> = {
  'start-phone': { show: async (page) => to(page, '#/') },
  'start-desktop': { width: 1280, height: 800, show: async (page) => to(page, '#/') },
  'table-phone': { show: manyCards },
  'table-tablet': { width: 820, height: 1180, show: manyCards },
  'table-desktop': { width: 1280, height: 800, show: manyCards },
  'table-side': { width: 844, height: 390, show: manyCards },
  'table-dark': { settings: { theme: 'dark' }, show: manyCards },
  'table-large-print': { settings: { print: 'large', colours: 'four' }, show: manyCards },
  'lords-and-ladies': { show: async (page) => open(page, 'lords-and-ladies', 129) },
  'eight-alone': { show: async (page) => open(page, 'eight-alone', 232) },
  'eight-alone-desktop': {
    width: 1280,
    height: 800,
    show: async (page) => open(page, 'eight-alone', 232),
  },
  opening: {
    show: async (page) => {
      await open(page, 'many-cards', 7);
      await page.getByRole('button', { name: /^Queens/ }).click();
      await page.getByRole('button', { name: /^All/ }).click();
      await actions(page).getByRole('button').last().click();
      await page.getByText('30 of 50 to go down', { exact: true }).waitFor();
      await actions(page).getByRole('button').last().click();
    },
  },
  grab: { show: async (page) => open(page, 'lords-and-ladies', 4) },
  'choose-hand': { show: async (page) => open(page, 'lords-and-ladies', 8) },
  score: { show: async (page) => open(page, 'four-rounds', 422) },
  final: { show: async (page) => open(page, 'four-rounds', 1030) },
  lesson: {
    show: async (page) => {
      await to(page, '#/learn');
      await page.getByRole('button', { name: 'Skip' }).click();
      await page.getByRole('button', { name: 'Skip' }).click();
    },
  },
  scorepad: {
    show: async (page) => {
      await to(page, '#/pad');
      for (const [seat, name] of ['Ann', 'Bo', 'Cy', 'Di'].entries())
        await page.getByLabel(`Name of player ${seat + 1}`).fill(name);
      await page.getByRole('button', { name: 'Start a scorepad' }).click();
      await page.getByRole('link', { name: 'Score round 1' }).click();
      await page.getByRole('button', { name: 'One more: Red books' }).click();
      await page.getByRole('radio', { name: '+100' }).click();
      await page.keyboard.type('12');
      await page.getByRole('button', { name: 'Next: Worth 10' }).click();
      await page.keyboard.type('16');
    },
  },
  'rules-editor': { show: editor },
  'rules-editor-desktop': { width: 1280, height: 800, show: editor },
  'rules-offered': {
    show: async (page) => {
      const link = 'aBmRyYXcEMwULAXRha2UDYWxsIn19BU91ciBIb3VzZSAdAiIsMV0';
      await to(page, `#/rules/${link}`);
    },
  },
  rules: { width: 1280, height: 800, show: async (page) => to(page, '#/rules/house') },
  replay: {
    width: 1280,
    height: 800,
    show: async (page) => {
      await open(page, 'four-rounds', 1030, 'replay');
      await page.getByRole('slider').fill('700');
    },
  },
};

async function to(page: Page, address: string): Promise<void> {
  await page.goto(`./${address}`);
}

for (const [name, { width = 390, height = 844, settings = {}, show }] of Object.entries(pictures))
  test(`${name} looks as it did`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      (text) => localStorage.setItem('hand-and-foot.settings', text),
      JSON.stringify(settings),
    );
    await show(page);
    await page.locator('.outline').filter({ visible: true }).waitFor({ state: 'detached' });
    await readyForPicture(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.005 });
  });
