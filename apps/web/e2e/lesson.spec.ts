import type { Page } from '@playwright/test';
import { actions } from './table.ts';
import { barriers, expect, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

const sizes = { phone: [390, 844], tablet: [820, 1180], desktop: [1280, 800] };

/** Selects one more of each of these cards. */
async function choose(page: Page, ...names: string[]): Promise<void> {
  for (const name of names)
    await page
      .getByRole('region', { name: /^Your (hand|foot)/ })
      .getByRole('button', { name: new RegExp(`^${name}`, 'i') })
      .click();
}

async function press(page: Page, name: RegExp): Promise<void> {
  await actions(page).getByRole('button', { name }).last().click();
}

/** The place of this rank on our side. */
async function putOn(page: Page, rank: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Our ${rank}`, 'i') }).click();
}

const lesson: Record<string, (page: Page) => Promise<void>> = {
  'Drawing cards': async (page) => press(page, /^Draw 2/),
  'Making a meld': async (page) => {
    await choose(page, 'king', 'king', 'king');
    await press(page, /3 kings/);
  },
  'Wild cards': async (page) => {
    await choose(page, 'two');
    await putOn(page, 'eights');
  },
  Books: async (page) => {
    await choose(page, 'eight');
    await putOn(page, 'eights');
    await choose(page, 'nine');
    await putOn(page, 'nines');
  },
  'Ending your turn': async (page) => {
    await choose(page, 'black three');
    await press(page, /^Discard 3/);
  },
  'Going down': async (page) => {
    await choose(page, 'queen', 'queen', 'queen');
    await putOn(page, 'queens');
    await choose(page, 'jack', 'jack', 'two');
    await putOn(page, 'jacks');
    await press(page, /^Meld/);
  },
  'Picking up the pile': async (page) => {
    await choose(page, 'nine', 'nine');
    await press(page, /^Pick up 7/);
  },
  'Your foot': async (page) => {
    await choose(page, 'six', 'six');
    await putOn(page, 'sixes');
  },
  'Going out': async (page) => {
    await press(page, /^May I go out/);
    await expect(page.getByText('The answer is yes. You can go out.')).toBeVisible();
    await choose(page, 'king');
    await putOn(page, 'kings');
    await choose(page, 'four');
    await press(page, /^Discard 4/);
  },
};

for (const [name, [width, height]] of Object.entries(sizes) as [string, [number, number]][])
  test(`the lesson is learnt by doing what it says: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./#/learn');
    for (const [title, play] of Object.entries(lesson)) {
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await play(page);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expect(page.getByRole('row', { name: /Total 1,110/ })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Play your first game' }).click();
    await expect(page.getByRole('button', { name: 'Play the first pile' })).toBeVisible();
  });

test('a wrong move says why, and a step that led elsewhere can be repeated', async ({ page }) => {
  await page.goto('./#/learn');
  await page.getByRole('button', { name: 'Skip' }).click();
  await choose(page, 'king', 'king');
  await press(page, /2 kings/);
  await expect(page.getByText(/Six-Deck: .*3 cards/).first()).toBeVisible();
  await choose(page, 'king');
  await page.keyboard.press('Escape');
  await choose(page, 'jack');
  await press(page, /^Discard J/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await expect(actions(page).getByRole('button', { name: /^Discard/ })).toBeVisible();
});
