import type { Page } from '@playwright/test';
import { openAlone } from './positions.ts';
import { actions } from './table.ts';
import { barriers, expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const noted = (page: Page) =>
  page.getByRole('button', { name: 'Hint, with a note from your coach' });

/** Throws away a wild card, which nobody would advise. */
async function wasteAWild(page: Page): Promise<void> {
  await openAlone(page, 'four-rounds', 37);
  await actions(page)
    .getByRole('button', { name: /^Draw 2/ })
    .click();
  await expect(actions(page).getByRole('button', { name: /^Draw 2/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^(Jokers?|Twos?)\b/ })
    .first()
    .click();
  const discard = actions(page).getByRole('button', { name: /^Discard/ });
  await discard.first().click();
  await expect(page.getByText('Discard a wild card?')).toBeVisible();
  // An unhurried press, so that nobody does it by accident.
  await page.waitForTimeout(400);
  await discard.first().click();
}

declare global {
  interface Window {
    /** Questions to the page's worker so far. */
    asked: string[];
  }
}

/** Notes what the page asks of its worker from here on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.asked = [];
    window.Worker = class extends Worker {
      override postMessage(message: { is: string }): void {
        window.asked.push(message.is);
        super.postMessage(message);
      }
    };
  });
}

const asked = async (page: Page): Promise<string[]> => page.evaluate(() => window.asked);

test('a costly move gets a quiet mark that says what would have been better', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('hand-and-foot.settings', '{"coach":true}'));
  await listen(page);
  // Seats stand in the top bar there, and make room for the mark.
  await page.setViewportSize({ width: 390, height: 664 });
  await wasteAWild(page);
  await noted(page).click({ timeout: 60_000 });
  const note = page.getByRole('region', { name: 'A note from your coach' });
  await expect(note.getByText(/^You played: Discard/)).toBeVisible();
  expect(await asked(page)).toContain('coach');
  await expect(note.getByText(/^Better: /)).toBeVisible();
  await expect(note.getByText(/^Worth about \d+ more points/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(noted(page)).toHaveCount(0);
});

test('nobody is coached who didn’t ask for it', async ({ page }) => {
  await listen(page);
  await wasteAWild(page);
  // The move is made, and with it all that would have been asked.
  await expect(actions(page).getByRole('button', { name: /^Discard/ })).toHaveCount(0);
  expect(await asked(page)).not.toContain('coach');
  await expect(noted(page)).toHaveCount(0);
  await page.goto('./');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: /^Coach/ })).not.toBeChecked();
});
