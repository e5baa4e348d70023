import { byKeys, playGame } from './player.ts';
import { barriers, expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the daily deal is played once, compared, and shared without a card', async ({ page }) => {
  test.slow();
  // One day's deal: others are longer, or end with other figures.
  await page.clock.setFixedTime(new Date('2026-11-19T12:00:00'));
  await page.addInitScript(() =>
    localStorage.setItem('hand-and-foot.choices', '{"ruleSet":"six-deck","pace":"quick"}'),
  );
  await page.goto('./');
  await page.getByRole('link', { name: 'Daily deal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily deal' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play this deal' }).click();
  await expect(page).toHaveURL(/#\/table\/daily\./);
  await expect(page.getByRole('region', { name: /^Your hand/ })).toBeVisible();
  await page.goto('./#/daily');
  await page.getByRole('link', { name: 'Resume' }).click();
  await playGame(page, byKeys(page), 'game');
  await page.getByRole('link', { name: 'See your result' }).click();
  await expect(page.getByText(/Expert is playing|expert/i).first()).toBeVisible();
  await expect(page.getByText(/^You scored [−\d,]+ points\. Expert scored [−\d,]+/)).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('textbox', { name: 'Text to share' })).toHaveValue(
    /^Hand & Foot daily deal, \w+ \d+, \d{4}\nSix-Deck: (Tied with|[\d,]+ (ahead of|behind)) Expert\nhttp.*six-deck$/,
  );
  expect(await barriers(page)).toEqual([]);
  await page.goto('./#/games');
  await page.getByRole('button', { name: /^Delete Daily deal: Six-Deck/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.goto('./#/daily');
  await expect(page.getByText(/Expert scored/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play this deal' })).toHaveCount(0);
});

test('a deal of another day has other cards, and tomorrow’s waits', async ({ page }) => {
  await page.goto('./#/daily/2099-12-31.house');
  await expect(page.getByText('This deal is for another day.')).toBeVisible();
  await expect(page.getByLabel('Rules')).toHaveValue('house');
  await page.getByLabel('Rules').selectOption('Singles');
  await expect(page).toHaveURL(/2099-12-31\.singles$/);
});
