import type { Page } from '@playwright/test';
import { open } from './positions.ts';
import { actions, stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const ending = (page: Page) => page.getByRole('heading', { name: 'You go out!' });
const score = (page: Page) => page.getByRole('table', { name: 'This round’s score' });

/** Plays the last card of the third round. */
async function goOut(page: Page): Promise<void> {
  await open(page, 'four-rounds', 734);
  await stacks(page).first().click();
  await actions(page).getByRole('button').last().click();
  await ending(page).waitFor();
}

for (const motion of ['no-preference', 'reduce'] as const)
  test.describe(`with motion: ${motion}`, () => {
    test.use({ reducedMotion: motion });

    test('going out is said, everybody’s cards are turned over, and the score follows', async ({
      page,
    }) => {
      await goOut(page);
      const status = page.getByRole('status');
      await expect(status).toHaveText(
        /^You go out! You have no cards left\. .* caught with \d+ points\./,
      );
      await expect(page.locator('.ending-seat')).toHaveCount(4);
      expect(await page.locator('.ending-card').count()).toBeGreaterThan(2);
      await settle(page);
      expect(await barriers(page)).toEqual([]);
      await expect(score(page)).toBeVisible();
      await expect(ending(page)).toHaveCount(0);
    });
  });

/** Things that still fade in have no contrast yet, which is no barrier. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
}

/** From here on nothing in the page happens by waiting. */
async function withoutWaiting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    window.setTimeout = ((run: () => void, ms = 0) => (ms < 600 ? real(run, ms) : 0)) as never;
  });
}

const skips = {
  tap: async (page: Page) => page.mouse.click(200, 300),
  key: async (page: Page) => page.keyboard.press('Enter'),
};

for (const [name, skip] of Object.entries(skips))
  test(`a ${name} skips to the score`, async ({ page }) => {
    await withoutWaiting(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await goOut(page);
    await skip(page);
    await expect(score(page)).toBeVisible();
    await expect(ending(page)).toHaveCount(0);
  });

test('with reduced motion everything stands still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(noteMotion);
  await goOut(page);
  await expect(page.locator('.ending-seat')).toHaveCount(4);
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

declare global {
  interface Window {
    moved: string[];
  }
}

/**
 * Notes in every frame what moves or fades. The mark on a changed place does neither: it's there for a moment,
 * even with reduced motion.
 */
function noteMotion(): void {
  window.moved = [];
  const lookAt = ({ effect }: Animation) => {
    if (!(effect instanceof KeyframeEffect)) return;
    const looks = effect
      .getKeyframes()
      .map((frame) => JSON.stringify([frame['opacity'], frame['transform'], frame['translate']]));
    if (new Set(looks).size > 1) window.moved.push(effect.target?.className ?? '');
  };
  const look = () => {
    document.getAnimations().forEach(lookAt);
    requestAnimationFrame(look);
  };
  look();
}

test('a completed book is a moment, until a key is pressed', async ({ page }) => {
  await withoutWaiting(page);
  await open(page, 'many-cards', 139);
  await page.getByRole('button', { name: /^Jacks/ }).click();
  await page.getByRole('button', { name: /^All \d/ }).click();
  await actions(page).getByRole('button').last().click();
  await page.getByRole('button', { name: /^Five/ }).click();
  await actions(page)
    .getByRole('button', { name: /^Discard/ })
    .first()
    .click();
  const moment = page.locator('.moment', { hasText: 'You completed a black book of jacks.' });
  await expect(moment).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(moment).toHaveCount(0);
});
